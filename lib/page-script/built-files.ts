/** Where the bundler of the page scripts has put the script for idle moments (`scripts/bundle-page-scripts.mjs`). */
declare const IDLE_SCRIPT: string | undefined;

/** The same of what wakes a page. */
declare const WAKER_SCRIPT: string | undefined;

/** Both addresses; empty where nothing was bundled, as in development. */
export const idleScript = typeof IDLE_SCRIPT === "undefined" ? "" : IDLE_SCRIPT;
export const wakerScript = typeof WAKER_SCRIPT === "undefined" ? "" : WAKER_SCRIPT;
