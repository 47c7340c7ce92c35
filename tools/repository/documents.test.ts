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
  ...[
    "app",
    "components",
    "deploy",
    "docs",
    "e2e",
    "lib",
    "messages",
    "sandbox/src",
    "scripts",
    "tools",
    "widgets",
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
].map((file) => `/${file}`);

/** Named although it does not exist: the framework's name for a file, which a decision page explains. */
const elsewhere = ["proxy.ts"];

/** Matches a path or file name in a document, unless it is a pattern, an address or a package. */
const NAMED =
  /`((?:(?:app|components|docs|decisions|e2e|lib|messages|sandbox|scripts|tools|widgets)\/)?[\w[\].…/-]+\.(?:tsx?|mjs|css|md))`/g;

test.each(documents)("the document %s names only existing files", (document) => {
  const text = readFileSync(document, "utf8");
  const missing = [...text.matchAll(NAMED)]
    .map(([, path = ""]) => path)
    .filter((path) => !elsewhere.includes(path) && !files.some((file) => file.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

/** Matches a folder of ours, or a file without its ending, in a document or comment. */
const FOLDER =
  /`((?:app|components|docs|deploy|e2e|lib|messages|sandbox|scripts|tools|widgets)\/[\w[\].…/-]*)`/g;

test("documents and comments name only existing folders", () => {
  const missing = [...proseOf()].flatMap(({ file, text }) =>
    [...text.matchAll(FOLDER)]
      .map(([, path = ""]) => path.replace(/\/$/, ""))
      .filter((path) => !path.includes("…") && !/\.\w+$/.test(path) && !isOurs(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(isOurs("lib/cms")).toBe(true);
  expect(isOurs("lib/nothing-of-ours")).toBe(false);
});

/** Returns whether a folder or a file has this path, with or without its ending. */
function isOurs(path: string): boolean {
  return files.some(
    (file) => file === `/${path}` || file.startsWith(`/${path}/`) || file.startsWith(`/${path}.`),
  );
}

/**
 * Identifiers as only code writes them: `parsePart`, `PartView`, `MAX_SOURCE`; words of one piece could be anything.
 */
const IDENTIFIER = /^(?:[a-z]+\w*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)$/;
/** A reservation's number, a view's name in general, the first word of a browser's features, and a setting of Node. */
const OTHERS = ["AH_7", "BoxX", "WebUIOmnibox", "NODE_EXTRA_CA_CERTS"];
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const sources = files
  .filter(
    (file) => /\.(?:tsx?|mjs|js|css|json|sh|ya?ml)$/.test(file) && !/package-lock|tsbuildinfo/.test(file),
  )
  .concat("/.env.example")
  .map((file) => ({ file, text: readFileSync(file.slice(1), "utf8") }));
const identifiers = new Set(
  sources.flatMap(({ text }) => text.replace(COMMENTS, "").match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Returns what people read: the documents, and the comments of every source. */
function proseOf(): { file: string; text: string }[] {
  return [
    ...documents.map((file) => ({ file, text: readFileSync(file, "utf8") })),
    ...sources
      .filter(({ file }) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map(({ file, text }) => ({ file, text: (text.match(COMMENTS) ?? []).join("\n") })),
  ];
}

/** Matches an attribute of our pages between backticks. */
const ATTRIBUTE = /`(data-[a-z-]+)(?:=[^`]*)?`/g;

test("documents and comments name only data attributes that a source has", () => {
  const code = sources.map(({ text }) => text.replace(COMMENTS, "")).join("\n");
  const toProperty = (name: string) =>
    name.slice(5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const isKnown = (name: string) => code.includes(name) || code.includes(`dataset.${toProperty(name)}`);
  expect(
    proseOf().flatMap(({ file, text }) =>
      [...text.matchAll(ATTRIBUTE)]
        .filter(([, name = ""]) => !isKnown(name))
        .map(([, name]) => `${file}: ${name}`),
    ),
  ).toEqual([]);
  // Put together here, or this file would have it.
  expect(isKnown(`data-${"of"}-nothing`)).toBe(false);
});

/** Returns the identifiers between backticks that no source has. */
function listUnknownIdentifiers(prose: string): string[] {
  const spans = prose.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g);
  return [...spans]
    .flatMap(([, span = ""]) => span.match(/[A-Za-z_$][\w$]*/g) ?? [])
    .filter((word) => IDENTIFIER.test(word) && !identifiers.has(word) && !OTHERS.includes(word));
}

test("documents and comments name only identifiers that a source has", () => {
  expect(
    proseOf().flatMap(({ file, text }) => listUnknownIdentifiers(text).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
  // Put together here, or this file would have them.
  const unknown = [`${"mark"}sOfNothing`, `${"SHOWN"}_TO_NOBODY`];
  expect(listUnknownIdentifiers(`see \`cms\`, \`${unknown[0]}(part)\` and \`${unknown[1]}\``)).toEqual(
    unknown,
  );
});

test("source comments name only existing documents", () => {
  const missing = ["app", "components", "lib", "e2e", "scripts", "tools", "widgets"].flatMap((folder) =>
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
