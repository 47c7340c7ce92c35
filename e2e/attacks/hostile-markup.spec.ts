import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, type Page, type Request, test } from "playwright/test";
import { inLots } from "@/e2e/support/in-lots";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { POLICY } from "@/lib/front/policy/content-policy";
import { chooseSeed, hostileDocuments } from "@/lib/testing/hostile/hostile-documents.test-support";
import { readHostileMarkup } from "@/lib/testing/hostile/hostile-lists.test-support";

/** Frames at a time, and the time in milliseconds that each batch is given to run a script. */
const FRAMES_AT_A_TIME = 160;
const WAIT_MS = 400;
/** Number of generated documents that a browser shows in one test. */
const DOCUMENTS = 1_500;
/**
 * Cleaned markup closes all elements it opens, so many payloads may share a frame: if one runs, its frame reports it.
 */
const CLEANED_A_FRAME = 24;

/** Makes a frame report scripts that run in it. A constant text, so that a policy can allow it by its hash. */
const REPORT =
  "alert=confirm=prompt=print=eval=function(){parent['ran'+frameElement.dataset.payload]()};document.write=function(){}";
const REPORT_HASH = `'sha256-${createHash("sha256").update(REPORT).digest("base64")}'`;

/** How a browser may parse a part: within a complete document, or as the inner HTML of an element. */
type Way = "document" | "innerHTML";

// Sequential, because each test loads the machine fully by itself.
test.describe.configure({ mode: "default", timeout: 300_000 });

test("no hostile markup runs or requests anything after cleaning, while the raw markup does (R4.1)", async ({
  page,
  context,
}) => {
  await page.setContent("<!doctype html><title>attacks</title>");
  // No request may leave this machine: the payloads contain addresses of third parties.
  await context.setOffline(true);
  page.on("dialog", (dialog) => dialog.dismiss());

  const written = readHostileMarkup().filter((html) => html.includes("<"));
  const raw = [...written, ...sampleDocuments()];
  const cleaned = [...new Set(raw.map(clean))].filter((html) => html.includes("<"));
  const shown = inLots(cleaned, CLEANED_A_FRAME).map((lot) => lot.join("\n"));
  // For the control that shows that this test can fail, one payload in six is enough.
  const control = written.filter((_, index) => index % 6 === 0);
  let executions = 0;
  const requests: string[] = [];
  const recordRequest = (request: Request) => {
    // Every link is clicked, and players are frames: only what a page fetches by itself is counted.
    const isOwnAct = !request.isNavigationRequest() && !/^(?:image|media)$/.test(request.resourceType());
    if (isOwnAct) requests.push(request.url());
  };
  for (const way of ["document", "innerHTML"] as const) {
    const ran = (await listExecutions(page, control, way)).length;
    executions += ran;
    const description = `${way}: ${ran} of ${control.length} raw payloads ran; ${cleaned.length} cleaned ones shown`;
    test.info().annotations.push({ type: "executions", description });
    context.on("request", recordRequest);
    expect(await listExecutions(page, shown, way), `cleaned markup, ${way}`).toEqual([]);
    expect(requests, "requests other than for pictures and films").toEqual([]);
    context.off("request", recordRequest);
  }
  expect(executions, "raw payloads that ran").toBeGreaterThan(20);
});

test("the content security policy blocks raw markup that was not cleaned (R4.1)", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const policy = (await request.get("/r/14", { headers: { accept: "text/html" } })).headers()[POLICY] ?? "";
  expect(policy).toContain("default-src 'none'");
  await page.route(`${baseURL}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      // The page's policy, which additionally allows this test's report script.
      headers: { [POLICY]: policy.replace("script-src ", `script-src ${REPORT_HASH} `) },
      body: "<!doctype html><title>attacks</title>",
    }),
  );
  page.on("dialog", (dialog) => dialog.dismiss());
  await page.goto("/r/14");
  await context.setOffline(true);
  // Reporting every policy violation takes time, so only one payload in two is used.
  const raw = readHostileMarkup().filter((html, index) => html.includes("<") && index % 2 === 0);
  expect(raw.length).toBeGreaterThan(300);
  expect(await listExecutions(page, raw, "document")).toEqual([]);
});

test("the browser parses cleaned markup back to identical HTML (R4.1)", async ({ page }) => {
  await page.route("**/*", (route) => route.abort());
  await page.setContent("<!doctype html><title>attacks</title>");
  const cleaned = [...new Set([...readHostileMarkup(), ...sampleDocuments()].map(clean))];
  expect(await page.evaluate(listMisread, cleaned)).toEqual([]);
});

/** Runs in the browser: returns the markup that changes when parsed, as part of a document or as inner HTML. */
function listMisread(cleaned: string[]): string[] {
  // A parser drops the first newline in a `pre`; `innerHTML` puts none in its place.
  const plain = (html = "") => html.replaceAll(/(<pre[^>]*>)\n+/g, "$1");
  return cleaned.filter((html) => {
    const text = `<!doctype html><body><main><div>${html}</div></main>`;
    const read = new DOMParser().parseFromString(text, "text/html");
    const inner = document.implementation.createHTMLDocument("").createElement("div");
    inner.innerHTML = html;
    const readings = [read.querySelector("main > div")?.innerHTML, inner.innerHTML];
    return readings.some((reading) => plain(reading) !== plain(html));
  });
}

/** Returns documents that nobody wrote, another choice in every run. */
function sampleDocuments(): string[] {
  return fc.sample(hostileDocuments, { seed: chooseSeed(), numRuns: DOCUMENTS });
}

function clean(html: string): string {
  return serializeNodes(parsePart(html, { scope: "attacks" }).nodes);
}

/**
 * Returns the payloads that ran a script, each shown in a frame of its own with mouse and focus events on every
 * element.
 */
async function listExecutions(page: Page, payloads: readonly string[], way: Way): Promise<string[]> {
  const ran: string[] = [];
  for (const lot of inLots(payloads, FRAMES_AT_A_TIME)) {
    const indexes = await page.evaluate(runLot, {
      lot,
      way,
      patience: WAIT_MS,
      report: REPORT,
    });
    ran.push(...indexes.map((index) => lot[index] ?? ""));
  }
  return ran;
}

/** Runs in the browser: returns the indexes of the payloads that ran a script. */
async function runLot({
  lot,
  way,
  patience,
  report,
}: {
  lot: string[];
  way: Way;
  patience: number;
  report: string;
}): Promise<number[]> {
  const ran = new Set<number>();
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const frames = lot.map((payload, index) => {
    Object.assign(window, { [`ran${index}`]: () => ran.add(index) });
    const frame = document.createElement("iframe");
    // Sandboxed, because a payload that navigates the top window would end the test.
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
    frame.dataset.payload = String(index);
    frame.srcdoc = `<!doctype html><script>${report}</script><body>${way === "document" ? payload : ""}`;
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
      if (way === "innerHTML") inner.body.innerHTML = lot[index] ?? "";
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
