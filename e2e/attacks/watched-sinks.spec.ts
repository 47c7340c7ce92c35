import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";

// Reported violations also appear in the console.
test.use({ expectedErrors: [/TrustedScriptURL|TrustedHTML/] });

test("a page reports script URLs and HTML that could run foreign code, but not its own @desktop", async ({
  page,
  sandbox,
}) => {
  const key = uniqueKey("sinks");
  await sandbox.publishPage(key, '<h1>Watched</h1><div class="cms-box-select" type="language"></div>');
  const reported: string[] = [];
  await page.exposeFunction("tellSink", (sample: string) => reported.push(sample));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ sample }) => Reflect.get(window, "tellSink")(sample)),
  );
  await page.goto(`/p/${key}`);
  await hydrate(page);
  expect(reported).toEqual([]);
  await page.evaluate(() => {
    document.createElement("script").src = "https://evil.example/a.js";
    document.createElement("p").innerHTML = '<a href="javascript:alert(1)">bread</a>';
    document.createElement("p").innerHTML = "<b>bread</b>";
  });
  await expect
    .poll(() => reported)
    .toEqual([
      "HTMLScriptElement src|https://evil.example/a.js",
      expect.stringMatching(/^Element innerHTML\|/),
    ]);
});
