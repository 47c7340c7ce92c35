import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

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
    await Promise.race([this.#hasLetEverybodyIn(), wait(this.#graceMs, undefined, { ref: false })]);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await Promise.race([closed, wait(this.#graceMs, undefined, { ref: false })]);
  }

  /**
   * Resolves in the turn of the event loop that found nobody waiting to be let in. A turn lets one connection in, and the
   * system resets those that still wait when a listener closes.
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
