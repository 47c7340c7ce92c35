import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A running sandbox with the whole demo in memory, and a guest's access token for it. */
export type ServedSandbox = { origin: string; control: string; token: string; close: () => Promise<void> };

/** Starts a sandbox of its own; the web application knows it only over HTTP. */
export async function serveSandbox(settings: Readonly<Record<string, string>> = {}): Promise<ServedSandbox> {
  const child = spawn("node_modules/.bin/node", ["sandbox/src/testing/serve-sandbox.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", ...settings },
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { origin, control, token } = JSON.parse(line) as Omit<ServedSandbox, "close">;
  return {
    origin,
    control,
    token,
    async close() {
      const closed = once(child, "close");
      child.stdin.end();
      await closed;
    },
  };
}
