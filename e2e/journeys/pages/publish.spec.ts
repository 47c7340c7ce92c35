import { z } from "zod";
import { announcePublication } from "@/e2e/support/announce-publication";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";

const ASKS_FOR_A_PAGE = { accept: "text/html", "accept-language": "en" };
const settingsSchema = z.object({ PUBLISH_SECRET: z.string() });

test("a page is available once it is published, and each version is shown to the next reader (R11.3) @desktop", async ({
  request,
  sandbox,
}) => {
  const key = uniqueKey("publish");
  const ask = () => request.get(`/p/${key}`, { headers: ASKS_FOR_A_PAGE });
  expect((await ask()).status()).toBe(404);
  await sandbox.publishPage(key, "<h1>Here now</h1>");
  const answer = await ask();
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Here now");
  const read = async () => (await ask()).text();
  for (const version of ["first", "second", "third"]) {
    await sandbox.publishPage(key, `<h1>The ${version} version</h1>`);
    // Without the webhook it would take almost a minute; the limit leaves a busy machine some time.
    await expect.poll(read, { timeout: 5_000 }).toContain(`The ${version} version`);
  }
});

test("readers of a page that is published repeatedly get no error and no mixed versions (R11.3) @desktop", async ({
  request,
  sandbox,
}) => {
  const key = uniqueKey("publish");
  const page = (version: number) =>
    `<h1>Version ${version}</h1><p>${"text ".repeat(200)}</p><p>End ${version}</p>`;
  await sandbox.publishPage(key, page(0));
  let isPublishing = true;
  const reader = async () => {
    let last = 0;
    while (isPublishing) {
      const answer = await request.get(`/p/${key}`, { headers: ASKS_FOR_A_PAGE });
      expect(answer.status()).toBe(200);
      const text = await answer.text();
      const [, version] = /<h1>Version (\d+)<\/h1>/.exec(text) ?? [];
      expect(text).toContain(`End ${version}`);
      expect(Number(version)).toBeGreaterThanOrEqual(last);
      last = Number(version);
    }
  };
  const readers = Array.from({ length: 8 }, reader);
  for (let version = 1; version <= 5; version += 1) await sandbox.publishPage(key, page(version));
  isPublishing = false;
  await Promise.all(readers);
  const last = async () => (await request.get(`/p/${key}`, { headers: ASKS_FOR_A_PAGE })).text();
  await expect.poll(last, { timeout: 5_000 }).toContain("Version 5");
});

test("only the back end can publish (R11.3) @desktop", async ({ request, baseURL }, { config }) => {
  const { PUBLISH_SECRET } = settingsSchema.parse(config.metadata.webSettings);
  const send = (secret: string) => announcePublication({ origin: String(baseURL) }, secret, "nothing");
  expect(await send(PUBLISH_SECRET)).toBe(202);
  const another = `whsec_${Buffer.from("a secret that nobody here knows").toString("base64")}`;
  expect(await send(another)).toBe(401);
  const body = { type: "content.published", data: { pages: ["nothing"] } };
  expect((await request.post("/publish", { data: body })).status()).toBe(401);
});
