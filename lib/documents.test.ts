import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const documents = [
  "README.md",
  "sandbox/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

/** All files of the repository, because documents may name one without its full path. */
const files = [
  ...readdirSync("."),
  ...readdirSync("sandbox").map((file) => join("sandbox", file)),
  ...["app", "components", "docs", "e2e", "lib", "messages", "sandbox/src", "scripts", "widgets"].flatMap(
    (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
].map((file) => `/${file}`);

/** Named although it does not exist: the framework's name for a file, which a decision page explains. */
const elsewhere = ["proxy.ts"];

/** Matches a path or file name in a document, unless it is a pattern, an address or a package. */
const NAMED =
  /`((?:(?:app|components|docs|decisions|e2e|lib|messages|sandbox|scripts|widgets)\/)?[\w[\].…/-]+\.(?:tsx?|mjs|css|md))`/g;

test.each(documents)("the document %s names only existing files", (document) => {
  const text = readFileSync(document, "utf8");
  const missing = [...text.matchAll(NAMED)]
    .map(([, path = ""]) => path)
    .filter((path) => !elsewhere.includes(path) && !files.some((file) => file.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

test("source comments name only existing documents", () => {
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
