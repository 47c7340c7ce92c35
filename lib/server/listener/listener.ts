import { join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import {
  type FromThread,
  runListener,
  type ThreadOptions,
  type ToThread,
} from "@/lib/server/listener/listener-thread";

export type ListenerOptions = ThreadOptions & {
  /** Produces the responses that the listener does not know. */
  answer: (request: HttpRequest) => Promise<HttpResponse>;
  /** Whether the server runs in a thread of its own, as it should but for debugging. */
  hasOwnThread: boolean;
};

/** The error of a start where another process listens at a port; its message names the setting. */
export class PortInUseError extends Error {
  constructor(setting: "PORT" | "METRICS_PORT", port: number) {
    super(`Port ${port} is in use. Set ${setting} to a free one.`);
  }
}

/**
 * The socket of the web server as seen by the rest of the process; the server itself runs in a thread of its own,
 * where an uncaught error is rethrown here.
 */
export class Listener {
  readonly #worker: Worker | MessagePort;
  #drained: Promise<void> | undefined;

  private constructor(worker: Worker | MessagePort) {
    this.#worker = worker;
  }

  /** Resolves when requests are accepted. Rejects with `PortInUseError`, or with the error of the thread. */
  static open({ answer, hasOwnThread, ...options }: ListenerOptions): Promise<Listener> {
    const worker = hasOwnThread ? inOwnThread(options) : inThisThread(options);
    const say = (message: ToThread) => worker.postMessage(message);
    return new Promise((resolve, reject) => {
      if (worker instanceof Worker)
        worker.on("exit", () => reject(new Error("The listener thread has ended.")));
      worker.on("message", (message: FromThread) => {
        switch (message.kind) {
          case "listening":
            return resolve(new Listener(worker));
          case "not listening":
            return reject(message.isTaken ? new PortInUseError("PORT", options.port) : message.error);
          case "fault":
            throw message.error;
          case "request": {
            const { id, request } = message;
            return void answer(request).then(
              (given) => say({ kind: "response", id, answer: given }),
              (error: unknown) => say({ kind: "no response", id, error }),
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
      const message = await new Promise<FromThread>((resolve) => this.#worker.once("message", resolve));
      if (message.kind === "measured") return message.figures;
    }
  }

  /** Resolves when the last connection has ended or the grace period is over. Repeated calls share one drain. */
  drain(): Promise<void> {
    this.#drained ??= new Promise((resolve) => {
      this.#worker.on("message", ({ kind }: FromThread) => {
        if (kind === "drained") resolve();
      });
      if (this.#worker instanceof Worker) this.#worker.on("exit", () => resolve());
      this.#worker.postMessage({ kind: "drain" } satisfies ToThread);
    });
    return this.#drained;
  }
}

/** Starts the listener in a thread of its own. */
function inOwnThread(workerData: ThreadOptions): Worker {
  return new Worker(join(process.cwd(), "scripts/threads/listen.mjs"), { workerData });
}

/** Starts the listener in this thread, where a debugger sees a request from its first byte to its last. */
function inThisThread(options: ThreadOptions): MessagePort {
  const { port1, port2 } = new MessageChannel();
  runListener(port1, options);
  // An open channel would keep the process alive.
  port2.on("message", ({ kind }: FromThread) => {
    if (kind === "drained" || kind === "not listening") port2.close();
  });
  return port2;
}
