const MAX_ENTRIES = 2_000;

const shared = globalThis as typeof globalThis & { yeoulPages?: Map<string, unknown> };

/**
 * What the pages of this process are drawn from, by content version. The page that loads something and the component
 * that draws it run in two module worlds of one process; this is where they meet, so that what only the server
 * draws never travels as a prop and is not written twice into the page. Bounded; the least recently drawn goes first.
 */
export function remember<Value>(key: string, load: () => Value): Value {
  shared.yeoulPages ??= new Map();
  const entries = shared.yeoulPages;
  const value = entries.has(key) ? (entries.get(key) as Value) : load();
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next();
  if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value);
  return value;
}

/** What `remember` kept under this key in this process. */
export function recall<Value>(key: string): Value | undefined {
  return shared.yeoulPages?.get(key) as Value | undefined;
}
