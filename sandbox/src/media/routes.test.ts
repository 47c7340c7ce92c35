import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { widths } from "#pictures/widths.ts";
import { parseConfig } from "../config.ts";
import { mediaRoutes } from "./routes.ts";

const WEBP = "image/avif,image/webp,*/*";
let dataFolder: string;
let app: ReturnType<typeof mediaRoutes>;

before(async () => {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), "sandbox-test-"));
  const folder = parseConfig({ SANDBOX_DATA: dataFolder }).mediaFolder;
  await mkdir(folder);
  await writeFile(path.join(folder, "a-dish.jpg"), "a-dish.jpg");
  for (const width of widths) {
    for (const format of ["jpg", "webp"]) {
      const file = `a-dish-${width}.${format}`;
      await writeFile(path.join(folder, file), file);
    }
  }
  await writeFile(path.join(dataFolder, "secret.jpg"), "secret");
  app = mediaRoutes({
    config: parseConfig({ SANDBOX_DATA: dataFolder }),
    pictures: new Map([["a-dish", "0123abcd"]]),
  });
});
after(() => rm(dataFolder, { recursive: true }));

const ask = async (file: string, headers: Record<string, string> = {}) =>
  app.request(`/${file}`, { headers });

for (const { file, accept, served } of [
  { file: "a-dish.jpg", accept: WEBP, served: "a-dish.jpg" },
  { file: "a-dish.webp", accept: WEBP, served: "a-dish-1280.webp" },
  { file: "a-dish.jpg?w=640", accept: WEBP, served: "a-dish-640.webp" },
  { file: "a-dish.jpg?w=640", accept: "image/png", served: "a-dish-640.jpg" },
  { file: "a-dish.jpg?w=641", accept: WEBP, served: "a-dish-960.webp" },
  { file: "a-dish.jpg?w=1", accept: "*/*", served: "a-dish-320.jpg" },
  { file: "a-dish.jpg?w=3000", accept: "*/*", served: "a-dish-1280.jpg" },
  { file: "a-dish.jpg?w=wide", accept: WEBP, served: "a-dish.jpg" },
]) {
  test(`${file} with Accept ${accept} is served as ${served}`, async () => {
    const response = await ask(file, { accept });
    assert.equal(await response.text(), served);
    assert.equal(response.headers.get("content-type"), served.endsWith("webp") ? "image/webp" : "image/jpeg");
    assert.equal(response.headers.get("vary"), "Accept");
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.match(response.headers.get("cache-control") ?? "", /max-age=\d{4,}/);
  });
}

for (const { file, cacheControl } of [
  { file: "0123abcd/a-dish.jpg", cacheControl: "public, max-age=31536000, immutable" },
  { file: "0123abcd/a-dish.jpg?w=640", cacheControl: "public, max-age=31536000, immutable" },
  { file: "fedc4567/a-dish.jpg", cacheControl: "public, max-age=3600, stale-while-revalidate=604800" },
  { file: "a-dish.jpg", cacheControl: "public, max-age=3600, stale-while-revalidate=604800" },
]) {
  test(`${file} is sent with Cache-Control ${cacheControl}`, async () => {
    const response = await ask(file, { accept: WEBP });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("cache-control"), cacheControl);
  });
}

test("a picture with a matching ETag is not sent again", async () => {
  const etag = (await ask("a-dish.jpg")).headers.get("etag") ?? "";
  const response = await ask("a-dish.jpg", { "if-none-match": etag });
  assert.deepEqual([response.status, await response.text()], [304, ""]);
});

for (const file of [
  "nothing.jpg",
  "a-dish.png",
  "a-dish",
  "A-dish.jpg",
  "..%2Fsecret.jpg",
  "0123abcd/..%2F..%2Fsecret.jpg",
  "0123abcd/nothing.jpg",
  "0123abcde/a-dish.jpg",
  "%2e%2e%2fsecret.jpg",
]) {
  test(`${file} is not found`, async () => {
    assert.equal((await ask(file)).status, 404);
  });
}
