const ACTS = "[data-share],[data-reserve],[data-photo]";
const WIDGET = "[data-hydrate]";

/**
 * Matches elements that become interactive once the page is hydrated: widgets, pictures that open, share and reserve
 * links.
 */
export const HYDRATES = `${WIDGET},${ACTS}`;

/** Matches elements that load their content automatically when they come near the view. */
export const HYDRATES_IN_VIEW = "[data-hydrate-visible]";

/** Matches the element that lists the query keys with which a page is needed hydrated (`data-hydrate-query`). */
export const HYDRATES_ON_QUERY = "[data-hydrate-query]";

/** Matches something in every page that may hydrate without being touched (`when-needed.ts`). */
export const HYDRATES_UNTOUCHED = `[data-session],${HYDRATES_IN_VIEW},${HYDRATES_ON_QUERY}`;

/** Matches a widget that a script has yet to mount. */
export const DEFERRED = "[data-hydrate=deferred]";

const BUTTON = ":is(button,[role=button],[role=link])";

/**
 * Matches elements that need the page hydrated when pressed. Plain links in a widget are not included, because they
 * work anyway. A widget that is not mounted yet (`deferred`) matches as a whole.
 */
export const HYDRATES_ON_PRESS = `${ACTS},a${WIDGET},[data-hydrate=links] a,${BUTTON}${WIDGET},${WIDGET} ${BUTTON},${DEFERRED}`;

/** Event fired at the window to request that the page hydrates. */
export const HYDRATE_EVENT = "site-hydrate";

/** Event fired at the window once the page is hydrated and handles events. */
export const HYDRATED_EVENT = "site-hydrated";

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
