/** @jest-environment jsdom */
import { prepareFormats } from "@/lib/server/before-hydration/idle/prepare-formats";

const started: { language: string | undefined; worker: Partial<Worker> }[] = [];

beforeEach(() => {
  started.length = 0;
  delete window.siteFormats;
  document.documentElement.dataset.language = "ko";
  // No worker runs in this environment.
  window.Worker = class {
    constructor(_address: string, options?: WorkerOptions) {
      started.push({ language: options?.name, worker: this as Partial<Worker> });
    }
  } as typeof Worker;
});

test.each(["message", "error"] as const)(
  "formats are prepared in a worker that has the page's language, and the page goes on after its %s",
  async (ends) => {
    const prepared = prepareFormats();
    void prepareFormats();
    const [{ language, worker } = { language: undefined, worker: {} }] = started;
    expect(started).toHaveLength(1);
    expect(language).toBe("ko");
    const callback: unknown = worker[`on${ends}`];
    if (callback instanceof Function) callback(new Event(ends));
    await expect(prepared).resolves.toBeUndefined();
  },
);

test("the page goes on where no worker can be started", async () => {
  window.Worker = class {
    constructor() {
      throw new DOMException("refused", "SecurityError");
    }
  } as unknown as typeof Worker;
  await expect(prepareFormats()).resolves.toBeUndefined();
});
