/**
 * Selects the journeys that a change affects, derived from the files themselves: imports, the addresses that the
 * application serves, and the addresses that a journey opens.
 */
import { posix } from "node:path";

const SPEC = /^e2e\/.+\.spec\.ts$/;
const MODULE = /^(?:app|components|e2e|lib|widgets)\/.+\.(?:tsx?|css)$|^middleware\.ts$/;
/** Files without effect in a browser. */
const SILENT =
  /\.(?:md|svg)$|\.test(?:-support)?\.tsx?$|^docs\/|^scripts\/(?:bench\/|changed-|choose-|e2e|lint-page|mutate|requirements\/|test|write-)/;
/** Type-only imports are excluded, because they do not run. */
const IMPORT = /^(?:import|export) (?!type\b)[^"';]*?"([^"]+)"|\bimport\(\s*"([^"]+)"\)/gm;
const ENDINGS = ["", ".ts", ".tsx"];
/** Files that serve an address; the folders give the address. */
const ANSWERS = /^app\/(?:\[locale\]\/)?(?:(.+)\/)?(?:page|route)\.tsx?$/;
/** Not followed: it passes on the calls of all domains, and the pages of a domain import the same modules. */
const ANY_CALL = "app/api/[...path]/route.ts";
/** Every page imports all widgets; a journey names the ones it tests. */
const WIDGET = /^widgets\/([^/]+)\//;

/**
 * Returns the spec files that the changed files affect; all of them, with the reason in `because`, where a changed file
 * is part of every page. `files` are all files of the repository, `read` returns the text of one; paths are relative to
 * the repository.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {{ specs: string[], because: string | undefined }}
 */
export function chooseJourneys(changed, files, read) {
  const modules = new Set(files.filter((file) => MODULE.test(file) && !/\.test\.tsx?$/.test(file)));
  const imports = new Map([...modules].map((file) => [file, listImports(file, modules, read)]));
  const importers = turnRound(imports);
  const specs = [...modules].filter((file) => SPEC.test(file));
  const chosen = new Set();
  const marks = new Map();
  for (const file of changed.filter((name) => !SILENT.test(name))) {
    if (!modules.has(file)) return { specs, because: file };
    const widget = WIDGET.exec(file)?.[1];
    if (widget !== undefined) marks.set(`cms-box-${widget}\\b`, file);
    const mayGoOn = (next) =>
      (widget === undefined || WIDGET.test(next) || next.startsWith("e2e/")) &&
      (next !== ANY_CALL || file.startsWith("app/api/"));
    for (const reached of reach(file, importers, mayGoOn)) {
      const mark = markOf(reached, importers);
      if (mark === "everywhere") return { specs, because: file };
      if (SPEC.test(reached)) chosen.add(reached);
      else if (mark !== undefined) marks.set(mark, file);
    }
  }
  const texts = specs.map((spec) => {
    const own = reach(spec, imports, (next) => next.startsWith("e2e/"));
    return { spec, text: [...own].map(read).join("\n") };
  });
  for (const [mark, file] of marks) {
    const named = texts.filter(({ text }) => new RegExp(mark).test(text));
    // Journeys reach it indirectly, as the sitemap through robots.txt.
    if (named.length === 0) return { specs, because: file };
    for (const { spec } of named) chosen.add(spec);
  }
  return { specs: specs.filter((spec) => chosen.has(spec)), because: undefined };
}

/**
 * Returns the text by which affected journeys are found, as the source of a regular expression: the start of the
 * address that this module serves. Undefined for modules that others import; `everywhere` for modules that Next, the
 * server or the page script's bundler loads directly.
 */
function markOf(file, importers) {
  const answers = ANSWERS.exec(file);
  if (answers === null) {
    const isCalled = SPEC.test(file) || WIDGET.test(file) || (importers.get(file)?.size ?? 0) > 0;
    return isCalled ? undefined : "everywhere";
  }
  const [first, , call] = (answers[1] ?? "").split("/");
  if (first === "" || first === undefined) return '"/"';
  // Journeys open pages, not calls; those of one domain contain the domain's name.
  if (first === "api") return call === undefined ? "everywhere" : `\\b${call}\\b`;
  return `/${first.split("-", 1)[0]}\\b`;
}

function listImports(file, modules, read) {
  const found = [...read(file).matchAll(IMPORT)].flatMap(([, named, late]) => {
    const specifier = named ?? late ?? "";
    const path = specifier.startsWith("@/") ? specifier.slice(2) : posix.join(posix.dirname(file), specifier);
    return ENDINGS.map((ending) => path + ending).filter((name) => modules.has(name));
  });
  return new Set(found);
}

function turnRound(imports) {
  const importers = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
  return importers;
}

/** Returns the file itself and all files reachable from it. */
function reach(file, neighbours, mayGoOn) {
  const reached = new Set([file]);
  for (const each of reached) {
    for (const next of neighbours.get(each) ?? []) if (mayGoOn(next)) reached.add(next);
  }
  return reached;
}
