import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@/e2e/support/fixtures";
import { recordedPlatforms } from "@/e2e/support/recorded-platforms";
import { SandboxControl } from "@/e2e/support/sandbox-control";
import { nextCommand, webCommand } from "@/scripts/web-program.mjs";

const NODE = resolve("node_modules/.bin/node");
/**
 * One port each for the back end, its controls, the messenger, the loyalty programme, the gateway and the recorders.
 */
const SANDBOX_PORTS = 6;

/** The programs that serve the web application. */
const webPrograms = {
  production: [webCommand],
  next: nextCommand.split(" "),
  development: [NODE, "scripts/develop.mjs"],
};

/** A running web server of this build. */
export type Web = { origin: string; port: number; output: () => string };

type Running = { child: ChildProcess; output: () => string };

/** A back end that can be stopped and restarted, and the web servers that use it. */
export class Site {
  readonly control: SandboxControl;
  readonly controls: string;
  readonly messenger: string;
  readonly loyalty: string;
  readonly recorders: string;
  #data: string | undefined;
  #backPort: number;
  #webPort: number;
  #back: Running | undefined;
  #webs: Running[] = [];

  /** `data` is the sandbox's data folder, which `close` deletes; without it, an already running sandbox is used. */
  constructor(backPort: number, { webPort, data }: { webPort: number; data?: string }) {
    this.#data = data;
    this.#backPort = backPort;
    this.#webPort = webPort;
    this.controls = `http://localhost:${backPort + 1}`;
    this.messenger = `http://127.0.0.1:${backPort + 2}`;
    this.loyalty = `http://127.0.0.1:${backPort + 3}`;
    this.recorders = `http://127.0.0.1:${backPort + 5}`;
    this.control = new SandboxControl(this.controls);
  }

  async startBack(): Promise<void> {
    this.#back = run([NODE, "sandbox/src/main.ts"], ".", {
      SANDBOX_PORT: String(this.#backPort),
      ...(this.#data === undefined ? {} : { SANDBOX_DATA: this.#data }),
      SANDBOX_MEDIA: ".yeoul/media",
      SANDBOX_CONTROL: "on",
      PUBLIC_ORIGIN: `http://localhost:${this.#webPort}`,
    });
    await untilAnswers(`${this.controls}/health`, this.#back);
  }

  async stopBack(): Promise<void> {
    await stop(this.#back);
    this.#back = undefined;
  }

  /**
   * Starts a web server, in `folder` when it is to serve another build than this folder's. Guests can log in only at
   * the first one: its address is the providers' redirect target. `program` is Next alone, without the web server, or
   * the server of development, where it is not the one of production. `settings` are additional environment variables.
   */
  async startWeb({
    folder = ".",
    program = "production",
    settings = {},
  }: {
    folder?: string;
    program?: keyof typeof webPrograms;
    settings?: Record<string, string>;
  } = {}): Promise<Web> {
    const port = this.#webs.length === 0 ? this.#webPort : await findPorts(1);
    const origin = `http://localhost:${port}`;
    const web = run(webPrograms[program], folder, {
      PORT: String(port),
      BACKEND_ORIGIN: `http://localhost:${this.#backPort}`,
      MEDIA_ORIGIN: `http://localhost:${this.#backPort}`,
      PUBLIC_ORIGIN: origin,
      MESSENGER_ORIGIN: this.messenger,
      LOYALTY_ORIGIN: this.loyalty,
      LOYALTY_CLIENT_ID: "sandbox-loyalty-client",
      MESSENGER_SDK_ORIGIN: this.recorders,
      MESSENGER_SDK: "2.8.3",
      CONTENT_HOSTS: "any",
      ...recordedPlatforms(this.recorders),
      SESSION_SECRET: "only-for-journeys-on-this-machine-0001",
      DRAIN_SECONDS: "0",
      ...settings,
    });
    this.#webs.push(web);
    await untilAnswers(`${origin}/healthz`, web);
    return { origin, port, output: web.output };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#webs, this.#back].map(stop));
    if (this.#data !== undefined) await rm(this.#data, { recursive: true, force: true });
  }
}

/** Starts a separate sandbox from the seed on free ports; the caller must close it. */
export async function openSite(): Promise<Site> {
  const backPort = await findPorts(SANDBOX_PORTS + 1);
  const data = await mkdtemp(join(tmpdir(), "site-"));
  const site = new Site(backPort, { webPort: backPort + SANDBOX_PORTS, data });
  try {
    await site.startBack();
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** Uses the sandbox that all journeys share, for a test's own web servers. */
export async function shareSite(controls: string): Promise<Site> {
  return new Site(Number(new URL(controls).port) - 1, { webPort: await findPorts(1) });
}

/** Starts a program with these settings; the test runner's `NODE_OPTIONS` are not passed on. */
function run([program = "", ...words]: string[], folder: string, settings: Record<string, string>): Running {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(program, words, { cwd: folder, env: { ...environment, ...settings } });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { child, output: () => Buffer.concat(chunks).toString("utf8") };
}

async function untilAnswers(address: string, { child, output }: Running): Promise<void> {
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(output());
        // Without its middleware, Next answers 404.
        return fetch(address).then(
          ({ status }) => status < 500,
          () => false,
        );
      },
      { timeout: 180_000, intervals: [100] },
    )
    .toBe(true);
}

async function stop(running: Running | undefined): Promise<void> {
  if (running === undefined || running.child.exitCode !== null) return;
  const ended = once(running.child, "exit");
  running.child.kill("SIGTERM");
  const forced = setTimeout(() => running.child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(forced);
}

/** Returns the first of `count` consecutive free ports. */
export async function findPorts(count: number): Promise<number> {
  // Below the ephemeral range, from which another process may be given a port before our server listens.
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  try {
    while (servers.length < count) servers.push(await listen(first + servers.length));
    return first;
  } catch {
    // One of the ports is in use; try another range.
    return await findPorts(count);
  } finally {
    for (const server of servers) server.close();
  }
}

async function listen(port: number) {
  const server = createServer().listen(port);
  await once(server, "listening");
  return server;
}
