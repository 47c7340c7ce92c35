/**
 * While this cookie is there, no page leads to a login by itself (R3.8): one has been tried, or the guest has logged
 * out by hand.
 */
export const NO_AUTOMATIC_LOGIN = "no-automatic-login";

/** Long enough that who never agreed is not asked from page to page (`consent_required` stays what it is). */
export const TRIED_FOR_SECONDS = 30 * 60;

/**
 * Tells the login that the page before it has set this cookie. A browser that does not bring it keeps none, and would
 * go round between page and login for ever.
 */
export const TRIED_KEY = "tried";

/** While this cookie is there, the messenger has asked this guest to log in though they did not ask for it: once. */
export const LOGIN_ASKED = "login-asked";

/** Where the guest came from, which the way by the login would lose; read once, by the page they come back to. */
export const CAME_FROM = "came-from";
/** As long as a login may take. */
export const CAME_FROM_SECONDS = 10 * 60;
