const shared = globalThis as typeof globalThis & { siteShared?: Map<string, unknown> };

/**
 * Returns the one value of this name in the process, created when it is first requested. Next loads a module several
 * times (pages, handlers, the second half of a rendering), and the web server has a copy of its own: what all of
 * them must share is stored here. A name has one type, which `create` gives it.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  shared.siteShared ??= new Map();
  if (!shared.siteShared.has(name)) shared.siteShared.set(name, create());
  return shared.siteShared.get(name) as Value;
}
