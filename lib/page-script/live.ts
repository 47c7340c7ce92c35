const ACTS = "[data-share],[data-reserve],[data-photo]";

/** What moves once the page is awake: a widget, a picture that opens, and whatever shares or reserves. */
export const LIVE = `[data-live],${ACTS}`;

/** What shows something by itself as soon as it comes near the view. */
export const SHOWS = "[data-shows]";

const BUTTON = ":is(button,[role=button],[role=link])";

/**
 * What is pressed in vain while the page sleeps. Links in a widget that only lead somewhere are not among it: they work
 * as they stand. A widget that is yet to be mounted (`later`) is pressed wherever it is touched.
 */
export const PRESSED = `${ACTS},a[data-live],[data-live=act] a,${BUTTON}[data-live],[data-live] ${BUTTON},[data-live=later]`;

/** The widget that an element stands in is still to be mounted by script. */
export const LATER = "[data-live=later]";

/** Asks the page to wake up; whoever needs it awake fires it at the window. */
export const WAKE = "yeoul-wake";

/** Fired at the window once the page is awake and hears what is done to it. */
export const AWAKE = "yeoul-awake";
