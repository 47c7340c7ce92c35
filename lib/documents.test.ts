import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const documents = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

/** Every file of the repository, for documents that name one without all of its folders. */
const files = [
  ...readdirSync("."),
  ...readdirSync("sandbox").map((file) => join("sandbox", file)),
  ...["app", "components", "docs", "e2e", "lib", "messages", "sandbox/src", "scripts", "widgets"].flatMap(
    (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
].map((file) => `/${file}`);

/** Named because it is not there: the framework's own name for what a decision page explains. */
const elsewhere = ["proxy.ts"];

/** A path or a file's name in a document, as far as it is one of ours: no pattern, no address, no package. */
const NAMED =
  /`((?:(?:app|components|docs|decisions|e2e|lib|messages|sandbox|scripts|widgets)\/)?[\w[\].…/-]+\.(?:tsx?|mjs|css|md))`/g;

test.each(documents)("%s names no file that is not there", (document) => {
  const text = readFileSync(document, "utf8");
  const missing = [...text.matchAll(NAMED)]
    .map(([, path = ""]) => path)
    .filter((path) => !elsewhere.includes(path) && !files.some((file) => file.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

test("source comments name no decision page that is not there", () => {
  const missing = ["app", "components", "lib", "e2e", "scripts", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(/docs\/(?:decisions\/)?[\w-]+\.md/g),
      ])
      .map(([path]) => path)
      .filter((path) => !existsSync(path)),
  );
  expect(missing).toEqual([]);
});
