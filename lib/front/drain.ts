import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type DrainOptions = {
  server: Server;
  /** In milliseconds: how long new requests are still taken after readiness says no, until everybody has noticed. */
  pauseMs: number;
  /** In milliseconds: what is not answered by then is given up. */
  graceMs?: number;
};

/** Ends a server so that no request fails: not ready, a pause, no new connections, and the last answer written. */
export class Drain {
  #server: Server;
  #pauseMs: number;
  #graceMs: number;
  #ended: Promise<void> | undefined;

  constructor({ server, pauseMs, graceMs = 25_000 }: DrainOptions) {
    this.#server = server;
    this.#pauseMs = pauseMs;
    this.#graceMs = graceMs;
  }

  /** From the first call of `begin` on: readiness says no, and every answer ends its connection. */
  get hasBegun(): boolean {
    return this.#ended !== undefined;
  }

  /** Resolves when the last connection has ended or the grace is over. However often it is called, it drains once. */
  begin(): Promise<void> {
    this.#ended ??= this.#run();
    return this.#ended;
  }

  async #run(): Promise<void> {
    await wait(this.#pauseMs);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await Promise.race([closed, wait(this.#graceMs, undefined, { ref: false })]);
  }
}
