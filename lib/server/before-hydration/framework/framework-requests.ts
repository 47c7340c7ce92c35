/** Where the build's files are served: the only scripts that the framework and we load. */
export const BUILT_PATH = "/_next/static/";

/** Folders are written out, because a bundler keeps what is made of another constant, unused, in every page. */
type Folder<Name extends string> = `${typeof BUILT_PATH}${Name}/`;

/** The scripts that run in a page without the framework (`scripts/bundle-page-scripts.mjs`). */
export const PAGE_SCRIPTS_PATH: Folder<"page"> = "/_next/static/page/";
/** The framework's code and style sheets. */
export const CHUNKS_PATH: Folder<"chunks"> = "/_next/static/chunks/";
/** Style sheets that we have joined: at the same depth, because they refer to their fonts by relative addresses. */
export const SHEETS_PATH: Folder<"sheets"> = "/_next/static/sheets/";

const SCRIPT = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;
const STYLE_SHEET = /^\/_next\/static\/chunks\/[^/]+\.css$/;
/** Scripts with `noModule` are for browsers that we do not support. */
const NEEDED = /(?:src|href)="(\/_next\/static\/(?:sheets\/[^"]+|chunks\/[^"]+\.js))"(?! noModule)/g;

/** Whether this is the address of a script of the framework. */
export function isFrameworkScript(address: string): boolean {
  return SCRIPT.test(address);
}

/** Whether this is the address of a style sheet as the framework has split them. */
export function isFrameworkSheet(address: string): boolean {
  return STYLE_SHEET.test(address);
}

/** Returns the addresses of the scripts and the joined style sheet that a page's markup loads, each once. */
export function filesNeededBy(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(NEEDED)].flatMap(([, file]) => file ?? []));
}

/** Keys with which the framework requests other forms of a page; guests never need those. */
const KEY = /^(?:_rsc|nxtP.*|nxtI.*|__next.*)$/;

/** Headers with which the framework requests something other than a page; a guest's browser never sends them. */
const HEADER = /^(?:rsc|next-.*)$/;

/** Where the framework serves its files, and in development its tools. */
const PATH = /^\/(?:_next\/|__nextjs)/;

/** Returns whether a query key is the framework's own. */
export function isFrameworkKey(key: string): boolean {
  return KEY.test(key);
}

/** Returns whether a header, in lower case, is the framework's own. */
export function isFrameworkHeader(name: string): boolean {
  return HEADER.test(name);
}

/**
 * Returns whether an address belongs to the framework: its files and tools, but not the page scripts, which are ours.
 */
export function isFrameworkPath(address: string): boolean {
  return PATH.test(address) && !address.startsWith(PAGE_SCRIPTS_PATH);
}
