/**
 * Signs in a new guest through the messenger's login of a sandbox, as a browser would, and returns the session cookie.
 * `control` comes from `askControls`.
 */
export async function signInGuest(control, publicOrigin) {
  const { id } = await control("PUT", "/people/messenger", { name: "Bench Guest" });
  const { url } = await control("POST", `/people/messenger/${id}/session?consented=true`);
  const jar = new Map();
  const visit = async (address) => {
    const { host } = new URL(address);
    const cookies = jar.get(host) ?? new Map();
    const response = await fetch(address, {
      redirect: "manual",
      headers: {
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        "sec-fetch-site": "same-origin",
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const cut = pair.indexOf("=");
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    jar.set(host, cookies);
    const location = response.headers.get("location");
    return location === null ? address : visit(new URL(location, address).href);
  };
  await visit(url);
  await visit(`${publicOrigin}/auth/kakao/login?return=/empty`);
  return [...(jar.get(new URL(publicOrigin).host) ?? new Map())].map((pair) => pair.join("=")).join("; ");
}
