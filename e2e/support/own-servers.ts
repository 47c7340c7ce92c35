import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@/e2e/support/fixtures";
import { SandboxControl } from "@/e2e/support/sandbox-control";

const NODE = resolve("node_modules/.bin/node");
/** The back end's own, its controls, the messenger, the loyalty programme, the gateway, the recorders. */
const SANDBOX_PORTS = 6;

/** A web server of this build that is running. */
export type Web = { origin: string; port: number; output: () => string };

type Running = { child: ChildProcess; output: () => string };

/** A back end that can be stopped and started, and the web servers that ask it. */
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

  /** `data` is the sandbox's folder, and goes with it; without one the sandbox is another's, which is running. */
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
    this.#back = run(["sandbox/src/main.ts"], ".", {
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
   * Starts a web server, in `folder` when it is to serve another build than this folder's. Guests can log in at the
   * first one: it stands where the providers send them back to. `bare` leaves the front server out: Next alone answers.
   * `settings` are what this one has besides.
   */
  async startWeb({
    folder = ".",
    bare = false,
    settings = {},
  }: {
    folder?: string;
    bare?: boolean;
    settings?: Record<string, string>;
  } = {}): Promise<Web> {
    const port = this.#webs.length === 0 ? this.#webPort : await findPorts(1);
    const origin = `http://localhost:${port}`;
    const program = bare ? ["node_modules/next/dist/bin/next", "start"] : ["scripts/start.mjs"];
    const web = run(program, folder, {
      PORT: String(port),
      BACKEND_ORIGIN: `http://localhost:${this.#backPort}`,
      MEDIA_ORIGIN: `http://localhost:${this.#backPort}`,
      PUBLIC_ORIGIN: origin,
      MESSENGER_ORIGIN: this.messenger,
      LOYALTY_ORIGIN: this.loyalty,
      LOYALTY_CLIENT_ID: "sandbox-loyalty-client",
      MESSENGER_SDK_ORIGIN: this.recorders,
      MESSENGER_SDK: "2.8.3",
      KAKAO_PIXEL_ORIGIN: this.recorders,
      NAVER_WCS_ORIGIN: this.recorders,
      META_PIXEL_ORIGIN: this.recorders,
      GOOGLE_TAG_ORIGIN: this.recorders,
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

/** A sandbox of the test's own, on free ports, started from the seed; it is to be closed. */
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

/** The sandbox that all journeys share, for web servers of a test's own. */
export async function shareSite(controls: string): Promise<Site> {
  return new Site(Number(new URL(controls).port) - 1, { webPort: await findPorts(1) });
}

/** Starts a program of ours with these settings; none of the test runner's own reach it. */
function run(program: string[], folder: string, settings: Record<string, string>): Running {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(NODE, program, { cwd: folder, env: { ...environment, ...settings } });
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
        return fetch(address).then(
          ({ ok }) => ok,
          () => false,
        );
      },
      { timeout: 90_000, intervals: [100] },
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

/** The first of so many free ports in a row. */
async function findPorts(count: number): Promise<number> {
  // Below those that systems give out by themselves, of which another call may take one before ours is up.
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  try {
    while (servers.length < count) servers.push(await listen(first + servers.length));
    return first;
  } catch {
    // The next one is taken; another place is found.
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
