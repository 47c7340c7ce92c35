import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

export type DrainOptions = {
  server: Server;
  /** Milliseconds for which new requests are still accepted after readiness is withdrawn, so that balancers notice. */
  pauseMs: number;
  /** Milliseconds after which open requests are given up. */
  graceMs?: number;
};

/** Stops a server without failing requests: not ready, a pause, no new connections, and all responses written. */
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

  /** Whether `begin` was called: from then on readiness is withdrawn and every response closes its connection. */
  get hasBegun(): boolean {
    return this.#ended !== undefined;
  }

  /** Resolves when the last connection has ended or the grace period is over. Repeated calls share one drain. */
  begin(): Promise<void> {
    this.#ended ??= this.#run();
    return this.#ended;
  }

  async #run(): Promise<void> {
    await wait(this.#pauseMs);
    await Promise.race([this.#hasLetEverybodyIn(), wait(this.#graceMs, undefined, { ref: false })]);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await Promise.race([closed, wait(this.#graceMs, undefined, { ref: false })]);
  }

  /**
   * Resolves in the first turn of the event loop without a new connection. A turn accepts one connection, and the
   * system resets those still waiting when a listener closes.
   */
  async #hasLetEverybodyIn(): Promise<void> {
    let hasCome = false;
    const note = () => {
      hasCome = true;
    };
    this.#server.on("connection", note);
    do {
      hasCome = false;
      await nextTurn();
    } while (hasCome);
    this.#server.off("connection", note);
  }
}
