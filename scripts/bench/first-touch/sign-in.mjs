/** Signs the browser of this context in as a new guest, through the messenger's login. */
export async function signInBrowser(context, { publicOrigin, control }) {
  const { id } = await control("PUT", "/people/messenger", { name: "Bench Guest" });
  const { url } = await control("POST", `/people/messenger/${id}/session?consented=true`);
  await context.request.get(url);
  await context.request.get(`${publicOrigin}/auth/kakao/login?return=/empty`);
}
