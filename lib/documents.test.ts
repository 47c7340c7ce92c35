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

/** Identifiers as only code writes them: `parsePart`, `PartView`, `MAX_SOURCE`; words of one piece could be anything. */
const IDENTIFIER = /^(?:[a-z]+\w*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)$/;
/** A reservation's number, a view's name in general, the first word of a browser's features, and a setting of Node. */
const OTHERS = ["AH_7", "BoxX", "WebUIOmnibox", "NODE_EXTRA_CA_CERTS"];
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const sources = files
  .filter((file) => /\.(?:tsx?|mjs|js|css|json)$/.test(file) && !/package-lock|tsbuildinfo/.test(file))
  .concat("/.env.example")
  .map((file) => ({ file, text: readFileSync(file.slice(1), "utf8") }));
const identifiers = new Set(
  sources.flatMap(({ text }) => text.replace(COMMENTS, "").match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Returns the identifiers between backticks that no source has. */
function listUnknownIdentifiers(prose: string): string[] {
  const spans = prose.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g);
  return [...spans]
    .flatMap(([, span = ""]) => span.match(/[A-Za-z_$][\w$]*/g) ?? [])
    .filter((word) => IDENTIFIER.test(word) && !identifiers.has(word) && !OTHERS.includes(word));
}

test("documents and comments name only identifiers that a source has", () => {
  const prose = [
    ...documents.map((file) => ({ file, text: readFileSync(file, "utf8") })),
    ...sources
      .filter(({ file }) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map(({ file, text }) => ({ file, text: (text.match(COMMENTS) ?? []).join("\n") })),
  ];
  expect(
    prose.flatMap(({ file, text }) => listUnknownIdentifiers(text).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
  // Put together here, or this file would have them.
  const unknown = [`${"mark"}sOfNothing`, `${"SHOWN"}_TO_NOBODY`];
  expect(listUnknownIdentifiers(`see \`cms\`, \`${unknown[0]}(part)\` and \`${unknown[1]}\``)).toEqual(
    unknown,
  );
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
