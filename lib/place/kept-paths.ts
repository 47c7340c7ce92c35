import { readStored, writeStored } from "@/lib/browser/storage";
import { isPlacePath } from "@/lib/routing/route-template";

/** What a guest keeps of this site's places and offers, on this device alone. */
export type Kept = "favourites" | "viewed";

/** Storage keys; signing out removes both (`lib/account/forget-guest.ts`). */
const KEYS: Readonly<Record<Kept, string>> = { favourites: "favourite-places", viewed: "viewed-places" };
const MOST: Readonly<Record<Kept, number>> = { favourites: 30, viewed: 12 };

/** Returns the paths that this device keeps, the latest first; anything else in storage is left out. */
export function readKept(kept: Kept): string[] {
  const stored = readStored("localStorage", KEYS[kept]);
  return Array.isArray(stored) ? [...new Set(stored.filter(isPlacePath))].slice(0, MOST[kept]) : [];
}

/** Keeps a path as the latest of its kind; the oldest beyond the limit is forgotten. */
export function keepPath(kept: Kept, path: string): void {
  if (!isPlacePath(path)) return;
  const others = readKept(kept).filter((each) => each !== path);
  writeStored("localStorage", KEYS[kept], [path, ...others].slice(0, MOST[kept]));
}

/** Forgets one path, or all of a kind. */
export function forgetPath(kept: Kept, path?: string): void {
  const rest = path === undefined ? [] : readKept(kept).filter((each) => each !== path);
  writeStored("localStorage", KEYS[kept], rest);
}
