const ACTS = "[data-share],[data-reserve],[data-photo]";

/**
 * Matches elements that become interactive once the page is awake: widgets, pictures that open, share and reserve
 * links.
 */
export const LIVE = `[data-live],${ACTS}`;

/** Matches elements that load their content automatically when they come near the view. */
export const LOADS_IN_VIEW = "[data-shows]";

/** Matches the element that lists the query keys with which a page is needed awake (`data-asked`). */
export const ASKED = "[data-asked]";

/** Matches something in every page that may wake without being touched (`when-needed.ts`). */
export const WAKES_ITSELF = `[data-session],${LOADS_IN_VIEW},${ASKED}`;

const BUTTON = ":is(button,[role=button],[role=link])";

/**
 * Matches elements that need the page awake when pressed. Plain links in a widget are not included, because they work
 * anyway. A widget that is not mounted yet (`later`) matches as a whole.
 */
export const WAKES_WHEN_PRESSED = `${ACTS},a[data-live],[data-live=act] a,${BUTTON}[data-live],[data-live] ${BUTTON},[data-live=later]`;

/** Matches a widget that a script has yet to mount. */
export const LATER = "[data-live=later]";

/** Event fired at the window to request that the page wakes up. */
export const WAKE = "site-wake";

/** Event fired at the window once the page is awake and handles events. */
export const AWAKE = "site-awake";
