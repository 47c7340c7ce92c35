import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { processWide } from "@/lib/server/settings/process-wide";
import type { WorkInput, WorkKind, WorkResult } from "@/lib/workbench/authored-work";

/** A piece of work as it is sent to the thread, and what comes back. */
export type WorkTask = { kind: WorkKind; input: unknown };
export type WorkOutcome = { result: unknown } | { error: unknown };

/** Work that was asked for; while it waits, another task may take its place. */
type Job = { task: WorkTask; result?: Promise<unknown> };

type Settings = {
  /** Milliseconds that a piece of work may take; a longer one ends its thread. */
  patience: number;
  /** Milliseconds without work after which the thread ends and returns its memory. */
  idle: number;
  /** Where processors are few, the server's other threads come first (on Linux). */
  yields: boolean;
};

const usual: Settings = { patience: 30_000, idle: 10 * 60_000, yields: true };

/** Far above what HTML of the maximum length takes; a thread that needs more ends, and the server goes on. */
const MAX_HEAP_MB = 512;

/**
 * A thread that works on authored HTML, one piece at a time, started when it is first needed. Of the work that waits
 * under one key only the newest is done: its result is that of all who asked.
 */
export class WorkThread {
  readonly #settings: Settings;
  readonly #waiting = new Map<string, Job>();
  #worker: Worker | undefined;
  /** Resolves when the work that is being done is over, however it ends. */
  #current: Promise<void> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: Partial<Settings> = {}) {
    this.#settings = { ...usual, ...settings };
  }

  /**
   * Resolves with the result of the newest work under this key, or of this very work where it has none. Rejects where
   * the work fails or takes too long.
   */
  ask<Kind extends WorkKind>(
    kind: Kind,
    input: WorkInput<Kind>,
    key: string = randomUUID(),
  ): Promise<WorkResult<Kind>> {
    const name = `${kind} ${key}`;
    const task = { kind, input };
    const job: Job = this.#waiting.get(name) ?? { task };
    job.task = task;
    if (job.result === undefined) {
      this.#waiting.set(name, job);
      job.result = this.#doInTurn(name, job);
    }
    // The thread does the work of this kind, so its result is of that type.
    return job.result as Promise<WorkResult<Kind>>;
  }

  /** Ends the thread; work that is not done is rejected. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #doInTurn(name: string, job: Job): Promise<unknown> {
    while (this.#current !== undefined) await this.#current;
    this.#waiting.delete(name);
    clearTimeout(this.#idle);
    const result = this.#do(job.task);
    const finish = () => {
      this.#current = undefined;
      this.#idle = setTimeout(() => this.#rest(), this.#settings.idle).unref();
    };
    this.#current = result.then(finish, finish);
    return result;
  }

  async #do(task: WorkTask): Promise<unknown> {
    this.#worker ??= this.#open();
    const worker = this.#worker;
    const timer = setTimeout(() => void worker.terminate(), this.#settings.patience).unref();
    const listening = new AbortController();
    const { signal } = listening;
    try {
      worker.postMessage(task);
      const ended = once(worker, "exit", { signal }).then(() => {
        throw new Error("The thread that works on authored HTML has ended.");
      });
      const [outcome] = (await Promise.race([once(worker, "message", { signal }), ended])) as [WorkOutcome];
      if ("error" in outcome) throw outcome.error;
      return outcome.result;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  /** Ends the thread that has no work; what comes while it ends is done by another. */
  #rest(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #open(): Worker {
    const worker = new Worker(join(process.cwd(), "scripts/threads/work.mjs"), {
      workerData: { yields: this.#settings.yields },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref();
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on("error", forget).on("exit", forget);
    return worker;
  }
}

/**
 * The threads that work on authored HTML, each started when it is first needed: one for what guests wait for, one for
 * authors' previews, and one for the findings in their drafts, so that none waits for the next.
 */
export type WorkThreads = { pages: WorkThread; previews: WorkThread; findings: WorkThread };

const registered = () => processWide("work-threads", (): { threads?: WorkThreads } => ({}));

/** Makes the threads available to all modules of this process. */
export function registerWorkThreads(threads: WorkThreads): void {
  registered().threads = threads;
}

/** Returns the threads; undefined where the server has none, as in development. */
export function registeredWorkThreads(): WorkThreads | undefined {
  return registered().threads;
}
