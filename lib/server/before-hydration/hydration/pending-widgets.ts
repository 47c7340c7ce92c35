let pending = 0;
const waiting: (() => void)[] = [];

/**
 * Notes that a widget is still to be hydrated. Widgets hydrate one by one, and a press is replayed only when all of
 * them handle events. Returns the function that ends it, to be called once.
 */
export function beginHydration(): () => void {
  pending += 1;
  return () => {
    pending -= 1;
    if (pending === 0) for (const then of waiting.splice(0)) then();
  };
}

/** Calls back once no widget is still to be hydrated, or has failed to be: at once where none is. */
export function whenHydrated(then: () => void): void {
  if (pending === 0) then();
  else waiting.push(then);
}
