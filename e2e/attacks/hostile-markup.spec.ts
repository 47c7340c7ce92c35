import fc from "fast-check";
import { expect, type Request, test } from "playwright/test";
import { inBatches } from "@/e2e/support/in-batches";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { POLICY } from "@/lib/server/policy/content-policy";
import { chooseSeed, hostileDocuments } from "@/tools/corpora/hostile/hostile-documents.test-support";
import { readHostileMarkup } from "@/tools/corpora/hostile/hostile-lists.test-support";
import { listExecutions, REPORT_HASH } from "@/tools/corpora/hostile/run-in-frames.test-support";

/** Number of generated documents that a browser shows in one test; the long tests show more. */
const DOCUMENTS = Number(process.env.HOSTILE_RUNS ?? 200);
/**
 * Cleaned markup closes all elements it opens, so many payloads may share a frame: if one runs, its frame reports it.
 */
const CLEANED_A_FRAME = 24;

// Sequential, because each test loads the machine fully by itself.
test.describe.configure({ mode: "default", timeout: 300_000 });

test("no hostile markup runs or requests anything after cleaning, while the raw markup does (R4.1) @desktop @long", async ({
  page,
  context,
}) => {
  await page.setContent("<!doctype html><title>attacks</title>");
  // No request may leave this machine: the payloads contain addresses of third parties.
  await context.setOffline(true);
  page.on("dialog", (dialog) => dialog.dismiss());

  const markup = readHostileMarkup();
  const all = [...new Set([...markup, ...sampleDocuments()].map(clean))];
  await test.step("the browser parses cleaned markup back to identical HTML (R4.1)", async () => {
    expect(await page.evaluate(listMisread, all)).toEqual([]);
  });
  const written = markup.filter((html) => html.includes("<"));
  const cleaned = all.filter((html) => html.includes("<"));
  const shown = inBatches(cleaned, CLEANED_A_FRAME).map((batch) => batch.join("\n"));
  // For the control that shows that this test can fail, one payload in fifteen is enough.
  const control = written.filter((_, index) => index % 15 === 0);
  let executions = 0;
  const requests: string[] = [];
  const recordRequest = (request: Request) => {
    // Every link is clicked, and players are frames: only what a page fetches by itself is counted.
    const isOwnAct = !request.isNavigationRequest() && !/^(?:image|media)$/.test(request.resourceType());
    if (isOwnAct) requests.push(request.url());
  };
  for (const insertion of ["document", "innerHTML"] as const) {
    const ran = (await listExecutions(page, control, insertion)).length;
    executions += ran;
    const description = `${insertion}: ${ran} of ${control.length} raw payloads ran; ${cleaned.length} cleaned ones shown`;
    test.info().annotations.push({ type: "executions", description });
    context.on("request", recordRequest);
    expect(await listExecutions(page, shown, insertion), `cleaned markup, ${insertion}`).toEqual([]);
    expect(requests, "requests other than for pictures and films").toEqual([]);
    context.off("request", recordRequest);
  }
  expect(executions, "raw payloads that ran").toBeGreaterThan(20);
});

test("the content security policy blocks raw markup that was not cleaned (R4.1) @desktop @long", async ({
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
  // Reporting every policy violation takes time, so only one payload in eight is used, and one in two of the long tests.
  const share = process.env.HOSTILE_RUNS === undefined ? 8 : 2;
  const raw = readHostileMarkup().filter((html, index) => html.includes("<") && index % share === 0);
  expect(raw.length).toBeGreaterThan(600 / share);
  expect(await listExecutions(page, raw, "document")).toEqual([]);
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
