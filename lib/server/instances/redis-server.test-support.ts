import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A Redis server for one test (Debian's redis-server) that can be stopped and restarted on the same port. */
export class RedisServer {
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.comeBack();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async comeBack(): Promise<void> {
    const settings = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const process = spawn("redis-server", settings, { stdio: "ignore" });
    this.#process = process;
    const failed = once(process, "error").then(([error]) => Promise.reject(error));
    await Promise.race([this.#isAnswering(), failed]);
  }

  async goAway(): Promise<void> {
    const process = this.#process;
    if (process === undefined) return;
    this.#process = undefined;
    const ended = once(process, "close");
    process.kill("SIGKILL");
    await ended;
  }

  /** Keeps every connection open and responds to nothing. */
  hang(): void {
    this.#process?.kill("SIGSTOP");
  }

  goOn(): void {
    this.#process?.kill("SIGCONT");
  }

  async #isAnswering(): Promise<void> {
    for (;;) {
      const socket = connect(this.port, "127.0.0.1");
      const isOpen = await Promise.race([
        once(socket, "connect").then(() => true),
        once(socket, "error").then(() => false),
      ]).catch(() => false);
      socket.destroy();
      if (isOpen) return;
      await wait(20);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
