import { PAGE_SCRIPTS_PATH } from "@/lib/server/before-hydration/framework/built-files";

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
