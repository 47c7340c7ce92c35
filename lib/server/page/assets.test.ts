import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Assets } from "@/lib/server/page/assets";
import { identityOf } from "@/lib/server/page/encoded-document";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assets-"));
  await mkdir(join(folder, ".next/static/chunks"), { recursive: true });
  await mkdir(join(folder, "public/brand"), { recursive: true });
  await writeFile(join(folder, ".next/static/chunks/a~1.js"), "script");
  await writeFile(join(folder, "public/brand/mark.svg"), "<svg/>");
  await writeFile(join(folder, "secret.txt"), "secret");
});
afterAll(() => rm(folder, { recursive: true }));

test("files of the build are cacheable for good, others for a day", async () => {
  const assets = await Assets.list(folder);
  expect(await assets.read("/_next/static/chunks/a~1.js")).toMatchObject({
    cacheControl: "public, max-age=31536000, immutable",
    file: { contentType: "text/javascript; charset=utf-8" },
  });
  expect(await assets.read("/brand/mark.svg")).toMatchObject({
    cacheControl: "public, max-age=86400",
    file: { contentType: "image/svg+xml; charset=utf-8" },
  });
});

test("only listed files can be read", async () => {
  const assets = await Assets.list(folder);
  await writeFile(join(folder, "public/later.txt"), "later");
  for (const path of [
    "/secret.txt",
    "/brand/../secret.txt",
    "/_next/static/../../secret.txt",
    "/later.txt",
    "/brand",
    "/",
  ]) {
    expect(await assets.read(path)).toBeUndefined();
  }
});

test("a file that was deleted after the start raises an error, and is tried again", async () => {
  const assets = await Assets.list(folder);
  await rm(join(folder, ".next/static/chunks/a~1.js"));
  await expect(assets.read("/_next/static/chunks/a~1.js")).rejects.toThrow("ENOENT");
  await writeFile(join(folder, ".next/static/chunks/a~1.js"), "script");
  expect(await assets.read("/_next/static/chunks/a~1.js")).toBeDefined();
});

test("the files of a brand are served in addition to those of the application, and in their place", async () => {
  const icon = join(folder, "icon.svg");
  await writeFile(icon, "<svg><path/></svg>");
  const assets = await Assets.list(folder, { ofBrand: new Map([["/brand/mark.svg", icon]]) });
  const file = (await assets.read("/brand/mark.svg"))?.file;
  expect(file === undefined ? "" : Buffer.from(identityOf(file)).toString()).toBe("<svg><path/></svg>");
});
