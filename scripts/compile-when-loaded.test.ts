/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileWhenLoaded } from "./compile-when-loaded.mjs";

test("every script begins with the mark, once however often it is given; a style sheet stays as it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  const chunks = join(folder, "static/chunks");
  await mkdir(chunks, { recursive: true });
  await writeFile(join(chunks, "a.js"), "run();");
  await writeFile(join(chunks, "a.css"), "a{}");
  await compileWhenLoaded(folder);
  await compileWhenLoaded(folder);
  expect(await readFile(join(chunks, "a.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nrun();");
  expect(await readFile(join(chunks, "a.css"), "utf8")).toBe("a{}");
  await rm(folder, { recursive: true });
});
