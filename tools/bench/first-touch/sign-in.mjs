/**
 * Signs the browser of this context in as a new guest, with a loyalty account if `isMember`, through the messenger's
 * login.
 */
export async function signInBrowser(context, { publicOrigin, control, isMember = false }) {
  const guest = { name: "Bench Guest", ...(isMember ? { loyalty: {} } : {}) };
  const { id } = await control("PUT", "/people/messenger", guest);
  const { url } = await control("POST", `/people/messenger/${id}/session?consented=true`);
  await context.request.get(url);
  await context.request.get(`${publicOrigin}/auth/kakao/login?return=/empty`);
}
