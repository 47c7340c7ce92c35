const MAX_ENTRIES = 2_000;

const shared = globalThis as typeof globalThis & { yeoulPages?: Map<string, unknown> };

/**
 * What the pages of this process are drawn from. The page that loads something and the component that draws it run
 * in two module worlds of one process; this is where they meet, so that what only the server draws never travels as
 * a prop and is not written twice into the page. Bounded; the least recently used goes first.
 */
export function keep<Value>(key: string, value: Value): Value {
  shared.yeoulPages ??= new Map();
  const entries = shared.yeoulPages;
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next();
  if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value);
  return value;
}

/** What was kept under this key in this process. */
export function recall<Value>(key: string): Value | undefined {
  return shared.yeoulPages?.get(key) as Value | undefined;
}
