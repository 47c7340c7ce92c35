import { expect, test } from "@/e2e/support/fixtures";

const SECRET = "only-for-journeys-on-this-machine-0002";

const PLANTED = `<h1>Winter</h1>
<p onclick="go()">Our tables</p>
<script>track()</script>
<div class="cms-box-promotions"></div>
<div class="cms-box-promotion" colums="3" perpage="4"></div>
<div class="cms-box-list" items="[{name:1}]"></div>
<div class="cms-box-event" eventid="7"><button>A</button><button>B</button></div>
<p><a href="/dinning">Dining</a> <img src="/media/a.jpg"></p>
<h4 style="color:#ccc;background:#fff">Small</h4>
<p>여울의 겨울</p>`;

test.use({ expectedErrors: [/status of 404/] });

test("R11.4 staff alone write at the workbench, see the page and ten mistakes at their lines @desktop", async ({
  page,
  request,
}) => {
  const draft = { html: PLANTED, style: "", locale: "en", words: "en" };
  expect((await request.post("/workbench/lint", { data: draft })).status()).toBe(401);
  expect((await request.get("/workbench/load?path=/p/dining")).status()).toBe(401);

  await page.goto("/workbench?language=en");
  await page.getByLabel("Secret").fill("a guess");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not the secret" })).toBeVisible();
  await page.getByLabel("Secret").fill(SECRET);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("textbox", { name: "Page, for instance" }).fill("/p/dining");
  await page.getByRole("button", { name: "Load" }).click();
  const preview = page.frameLocator("iframe[title=Preview]");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Ten restaurants and bars");

  await page.getByRole("textbox", { name: "HTML" }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(PLANTED);
  const findings = page.getByRole("region", { name: "Findings" }).getByRole("listitem");
  for (const line of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    await expect(findings.filter({ hasText: `Line ${line}, ` }).first()).toBeVisible();
  await expect(findings).toHaveCount(11);
  await expect(findings.filter({ hasText: "Line 5, column 32" })).toContainText("Did you mean “columns”?");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Winter");
  await expect(preview.locator("main script, main [onclick]")).toHaveCount(0);

  const address = await page.locator("iframe[title=Preview]").getAttribute("src");
  expect((await request.get(address ?? "", { maxRedirects: 0 })).status()).toBe(404);
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(answer.headers()["x-robots-tag"]).toContain("noindex");
});
