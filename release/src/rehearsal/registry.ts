/** The rehearsal's registry: Verdaccio in this very process, on a free port of loopback, which knows no other registry. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";
import type { Sandbox } from "./sandbox.ts";

export interface Registry {
  readonly url: string;
  /** Ends it, with every connection that is still open. */
  stop(): Promise<void>;
}

/** Starts a registry that everybody may read and publish to; nobody but this machine reaches it. */
export async function startRegistry(sandbox: Sandbox): Promise<Registry> {
  const storage = sandbox.make("registry");
  const anybody = { access: "$all", publish: "$all" };
  const server = (await runServer({
    self_path: storage,
    configPath: join(storage, "config.yaml"),
    storage: join(storage, "packages"),
    uplinks: {},
    packages: { "@course/*": anybody },
    max_body_size: "50mb",
    log: { type: "stdout", format: "pretty", level: "fatal" },
    // biome-ignore lint/suspicious/noExplicitAny: Verdaccio's own type asks for settings that it has defaults for.
  } as any)) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
