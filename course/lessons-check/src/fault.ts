/** One thing that is wrong with a lesson, and where. Lines count from 1. */
export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** A fault as one line: `course/03-death-step/lesson.md:12: ...`. */
export function faultText({ path, line, what }: Fault): string {
  return `${path}:${line}: ${what}`;
}
