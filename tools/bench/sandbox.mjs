/** What tools do at a sandbox (`sandbox/README.md`): its controls, the logins of its guests, publications. */
import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";

/**
 * Returns a client for the controls of a sandbox at `controls`. It rejects with an `Error` that
 * contains the response when a call fails.
 */
export function askControls(controls) {
  return async (method, path, body) => {
    const response = await fetch(controls + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
}

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

/** Publishes, signed with the secret, what `data` names. Throws an `Error` unless it is accepted. */
export async function publish(origin, secret, data) {
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const body = JSON.stringify({ type: "content.published", data });
  const { status } = await fetch(`${origin}/publish`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body,
  });
  if (status !== 202) throw new Error(`the publication was answered with ${status}`);
}
