import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { FrontRequest, FrontResponse } from "@/lib/front/front-message";
import type { FromThread, ThreadOptions, ToThread } from "@/lib/front/listener/thread-message";

export type ListenerOptions = ThreadOptions & {
  /** Produces the responses that the listener does not know. */
  answer: (request: FrontRequest) => Promise<FrontResponse>;
};

/** Another process listens at the port. */
export class PortInUseError extends Error {}

/**
 * The socket of the front server as seen by the rest of the process; the server itself runs in a thread of its own.
 * An uncaught error in that thread is rethrown here.
 */
export class Listener {
  readonly #worker: Worker;
  #drained: Promise<void> | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Resolves when requests are accepted. Rejects with `PortInUseError`, or with the error of the thread. */
  static open({ answer, ...workerData }: ListenerOptions): Promise<Listener> {
    const worker = new Worker(join(process.cwd(), "scripts/listen.mjs"), { workerData });
    const say = (message: ToThread) => worker.postMessage(message);
    return new Promise((resolve, reject) => {
      worker.on("exit", () => reject(new Error("The listener thread has ended.")));
      worker.on("message", (message: FromThread) => {
        switch (message.kind) {
          case "listening":
            return resolve(new Listener(worker));
          case "not listening":
            return reject(message.isTaken ? new PortInUseError() : message.error);
          case "fault":
            throw message.error;
          case "asked": {
            const { id, request } = message;
            return void answer(request).then(
              (given) => say({ kind: "answered", id, answer: given }),
              (error: unknown) => say({ kind: "not answered", id, error }),
            );
          }
        }
      });
    });
  }

  /** Whether `drain` was called: from then on readiness is withdrawn and every response closes its connection. */
  get isDraining(): boolean {
    return this.#drained !== undefined;
  }

  /** Resolves with the figures of the thread; one request at a time. */
  async readMetrics(): Promise<object[]> {
    this.#worker.postMessage({ kind: "measure" } satisfies ToThread);
    for (;;) {
      const [message]: FromThread[] = await once(this.#worker, "message");
      if (message?.kind === "measured") return message.figures;
    }
  }

  /** Resolves when the last connection has ended or the grace period is over. Repeated calls share one drain. */
  drain(): Promise<void> {
    this.#drained ??= new Promise((resolve) => {
      this.#worker.on("message", ({ kind }: FromThread) => {
        if (kind === "drained") resolve();
      });
      this.#worker.on("exit", () => resolve());
      this.#worker.postMessage({ kind: "drain" } satisfies ToThread);
    });
    return this.#drained;
  }
}
