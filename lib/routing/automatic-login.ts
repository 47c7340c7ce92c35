/**
 * While this cookie is set, no page redirects to a login automatically (R3.8): a login was tried, or the guest has
 * logged out.
 */
export const NO_AUTOMATIC_LOGIN = "no-automatic-login";

/** Long enough that a guest who never consented is not redirected on every page (`consent_required` stays so). */
export const NO_AUTOMATIC_LOGIN_SECONDS = 30 * 60;

/**
 * Query key that tells the login that the page before it set the cookie. A browser that does not send the cookie stores
 * none, and would otherwise be redirected between page and login forever.
 */
export const LOGIN_TRIED_KEY = "tried";

/**
 * While this cookie is set, the messenger has already shown its login to a guest who did not request one: only once.
 */
export const LOGIN_PROMPTED = "login-asked";

/**
 * Cookie with the referrer, which the redirect to the login would lose; read once, by the page the guest returns to.
 */
export const REFERRER_COOKIE = "came-from";
/** The maximum duration of a login. */
export const REFERRER_COOKIE_SECONDS = 10 * 60;
