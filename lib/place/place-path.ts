/** Pages of places and offers; nothing else is kept. */
const PLACE = /^\/(?:r\/\d{1,15}|promotion\/\d{1,15}\/\d{1,15})$/;

/** Returns whether a path is that of a place or an offer. */
export function isPlacePath(path: unknown): path is string {
  return typeof path === "string" && PLACE.test(path);
}
