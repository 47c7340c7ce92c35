import { createHash } from "node:crypto";

/** Frames that a browser shows at a time. */
const FRAMES_AT_A_TIME = 160;
/** Milliseconds that each batch is given to run a script. */
const WAIT_MS = 400;

/** Makes a frame report scripts that run in it. A constant text, so that a policy can allow it by its hash. */
const REPORT =
  "alert=confirm=prompt=print=eval=function(){parent['ran'+frameElement.dataset.payload]()};document.write=function(){}";

/** The source of the reporting script for a content security policy. */
export const REPORT_HASH = `'sha256-${createHash("sha256").update(REPORT).digest("base64")}'`;

/** How a browser may parse a part: within a complete document, or as the inner HTML of an element. */
export type Insertion = "document" | "innerHTML";

type Batch = { batch: string[]; insertion: Insertion; patience: number; report: string };

/** What is used of a browser's page. */
type BrowserPage = {
  evaluate: (run: (batch: Batch) => Promise<number[]>, batch: Batch) => Promise<number[]>;
};

/**
 * Shows each payload in a frame of its own in the browser's page, with mouse and focus events on every element.
 * Resolves with the payloads that ran a script.
 */
export async function listExecutions(
  page: BrowserPage,
  payloads: readonly string[],
  insertion: Insertion,
): Promise<string[]> {
  const ran: string[] = [];
  for (let first = 0; first < payloads.length; first += FRAMES_AT_A_TIME) {
    const batch = payloads.slice(first, first + FRAMES_AT_A_TIME);
    const indexes = await page.evaluate(runBatch, { batch, insertion, patience: WAIT_MS, report: REPORT });
    ran.push(...indexes.map((index) => batch[index] ?? ""));
  }
  return ran;
}

/** Runs in the browser: returns the indexes of the payloads that ran a script. */
async function runBatch({ batch, insertion, patience, report }: Batch): Promise<number[]> {
  const ran = new Set<number>();
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const frames = batch.map((payload, index) => {
    Object.assign(window, { [`ran${index}`]: () => ran.add(index) });
    const frame = document.createElement("iframe");
    // Sandboxed, because a payload that navigates the top window would end the test.
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
    frame.dataset.payload = String(index);
    frame.srcdoc = `<!doctype html><script>${report}</script><body>${insertion === "document" ? payload : ""}`;
    document.body.append(frame);
    return frame;
  });
  const loaded = frames.map(
    (frame) => new Promise((resolve) => frame.addEventListener("load", resolve, { once: true })),
  );
  // A payload may prevent its frame's `load` event.
  await Promise.race([Promise.all(loaded), pause(10 * patience)]);
  await pause(patience);
  for (const [index, frame] of frames.entries()) {
    try {
      const inner = frame.contentDocument;
      if (!inner?.body) continue;
      if (insertion === "innerHTML") inner.body.innerHTML = batch[index] ?? "";
      for (const element of inner.querySelectorAll<HTMLElement>("*")) {
        const handled = element.getAttributeNames().filter((name) => name.startsWith("on"));
        for (const type of ["mouseover", "focus", "click", ...handled.map((name) => name.slice(2))]) {
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      }
    } catch {
      // The payload navigated its frame elsewhere; what it ran before that has been reported.
    }
  }
  await pause(patience);
  for (const frame of frames) frame.remove();
  return [...ran];
}
