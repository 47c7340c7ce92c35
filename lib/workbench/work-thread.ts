import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { processWide } from "@/lib/server/settings/process-wide";
import type { WorkInput, WorkKind, WorkResult } from "@/lib/workbench/authored-work";

/** A piece of work as it is sent to the thread, and what comes back. */
export type WorkTask = { kind: WorkKind; input: unknown };
export type WorkOutcome = { result: unknown } | { error: unknown };

type Job = {
  task: WorkTask;
  result: Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

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
  #worker: Worker | undefined;
  #current: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<string, Job>();

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
    const task = { kind, input };
    const waiting = this.#waiting.get(`${kind} ${key}`);
    const job = waiting ?? newJob(task);
    job.task = task;
    if (waiting === undefined) {
      this.#waiting.set(`${kind} ${key}`, job);
      this.#proceed();
    }
    // The thread does the work of this kind, so its result is of that type.
    return job.result as Promise<WorkResult<Kind>>;
  }

  /** Ends the thread; work that is not done is rejected. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #proceed(): void {
    if (this.#current !== undefined) return;
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#timer = setTimeout(() => this.#rest(), this.#settings.idle).unref();
      return;
    }
    const [key, job] = next;
    this.#waiting.delete(key);
    this.#current = job;
    this.#worker ??= this.#open();
    this.#worker.postMessage(job.task);
    this.#timer = setTimeout(() => void this.close(), this.#settings.patience).unref();
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
    worker.on("message", (outcome: WorkOutcome) => this.#finish(outcome));
    let fault: unknown = new Error("The thread that works on authored HTML has ended.");
    worker.on("error", (error) => {
      fault = error;
    });
    worker.on("exit", () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#finish({ error: fault });
    });
    return worker;
  }

  #finish(outcome: WorkOutcome): void {
    const job = this.#current;
    this.#current = undefined;
    if ("error" in outcome) job?.reject(outcome.error);
    else job?.resolve(outcome.result);
    this.#proceed();
  }
}

function newJob(task: WorkTask): Job {
  let resolve: Job["resolve"] = () => {};
  let reject: Job["reject"] = () => {};
  const result = new Promise<unknown>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { task, result, resolve, reject };
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
