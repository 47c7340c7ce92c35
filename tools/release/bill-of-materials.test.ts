import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listLicences, listMaterials } from "./bill-of-materials.mjs";

const hash = Buffer.alloc(64, 1);
const files = {
  "package.json": { name: "ours", version: "0.1.0" },
  "package-lock.json": {
    packages: { "node_modules/zod": { integrity: `sha512-${hash.toString("base64")}` } },
  },
  "node_modules/zod/package.json": { name: "zod", version: "4.6.7", license: "MIT" },
  "node_modules/@scope/fonts/package.json": {
    name: "@scope/fonts",
    version: "1.0.0",
    license: "OFL-1.1 OR MIT",
  },
  "node_modules/zod/node_modules/within/package.json": { name: "within", version: "2.0.0" },
  "node_modules/.bin/package.json": { name: "no-package", version: "1.0.0" },
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yeoul-bill-"));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(content));
  }
});
afterAll(() => rm(folder, { recursive: true }));

test("a bill of materials names every package that stands in the folder, and no other, with the lock file's hash", async () => {
  const bill = await listMaterials(folder);
  expect(bill.components.map(({ purl }) => purl)).toEqual([
    "pkg:npm/%40scope/fonts@1.0.0",
    "pkg:npm/within@2.0.0",
    "pkg:npm/zod@4.6.7",
  ]);
  expect(bill.components.at(-1)?.hashes).toEqual([{ alg: "SHA-512", content: hash.toString("hex") }]);
});

test("every package has one line with its licence", async () => {
  expect(listLicences(await listMaterials(folder))).toBe(
    "@scope/fonts 1.0.0: OFL-1.1 OR MIT\nwithin 2.0.0: not stated\nzod 4.6.7: MIT\n",
  );
});
