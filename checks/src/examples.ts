/**
 * The examples of our READMEs: each fenced block of TypeScript is a program, and says what it prints.
 *
 * What a `console.log` prints stands behind it on its line as a comment, or in the comment lines right below.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

/** One block of a README. */
export interface Example {
  /** The README and the line at which the block begins: `packages/core/README.md:7`. */
  readonly where: string;
  readonly code: string;
}

/** The blocks of a Markdown text that are marked as TypeScript. */
export function examplesIn(markdown: string, file: string): Example[] {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)];
  return blocks.map(({ index, 1: code = "" }) => ({
    where: `${file}:${markdown.slice(0, index).split("\n").length}`,
    code,
  }));
}

/** The lines that an example says it prints. */
export function promisedBy(code: string): string[] {
  const promised: string[] = [];
  let mayFollow = false;
  for (const line of code.split("\n")) {
    const prints = line.includes("console.log(");
    const comment = (prints ? /; \/\/ (.*)$/ : /^ *\/\/ (.*)$/).exec(line)?.[1];
    if (comment !== undefined && (prints || mayFollow)) promised.push(comment);
    mayFollow = prints ? comment === undefined : mayFollow && comment !== undefined;
  }
  return promised;
}

/** Examples as files of a folder of their own, from which the packages are found by name. */
export class ExampleFolder {
  readonly folder: string;

  constructor(examples: readonly Example[]) {
    this.folder = mkdtempSync(join(realpathSync(tmpdir()), "course-examples-"));
    symlinkSync(join(ROOT, "checks/node_modules"), join(this.folder, "node_modules"), "junction");
    examples.forEach(({ code }, index) => {
      writeFileSync(join(this.folder, `example-${index}.ts`), `${code}\nexport {};\n`);
    });
    const compilerOptions = {
      noEmit: true,
      declaration: false,
      isolatedDeclarations: false,
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
    };
    const settings = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions, include: ["*.ts"] };
    writeFileSync(join(this.folder, "tsconfig.json"), JSON.stringify(settings));
  }

  /** What the type checker says of all of them; nothing if all is well. */
  typeErrors(): string {
    const options = { cwd: this.folder, encoding: "utf8" } as const;
    const tsc = join(ROOT, "node_modules/typescript-7/bin/tsc");
    const { stdout, stderr } = spawnSync(process.execPath, [tsc, "--project", "."], options);
    return stdout + stderr;
  }

  /** Runs one and gives back what it printed, its error included. */
  run(index: number): Promise<string[]> {
    const file = join(this.folder, `example-${index}.ts`);
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ["--no-warnings", file], { cwd: this.folder });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => {
          said += chunk;
        });
      }
      child.on("error", reject);
      child.on("close", () => resolve(said.split("\n").filter((line) => line !== "")));
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
