import { load } from "cheerio";

/** The form with which the gateway sends the guest's browser back. */
export type GatewayReturn = { address: URL; contentType: string; body: string };

const MAX_STEPS = 8;
const PATIENCE_MS = 10_000;
/** Words on the button that pays; without one of them the first button of a form is pressed. */
const PAYS = /pay|approve|confirm|submit|ok|결제|승인|확인/i;

/**
 * Goes through a test gateway's payment window as a browser without scripts does: posts the signed form, follows
 * redirects, presses the button that pays, and stops at the form that leads back to the site, which it returns unsent.
 * Throws an error that says where it could not go on.
 */
export async function walkGateway(
  { action, fields }: { action: string; fields: Readonly<Record<string, string>> },
  returnOrigin: string,
): Promise<GatewayReturn> {
  let next: { address: URL; method: string; body: string } = {
    address: new URL(action),
    method: "POST",
    body: new URLSearchParams(fields).toString(),
  };
  const cookies = new Map<string, string>();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (next.address.origin === returnOrigin && next.method === "POST")
      return { address: next.address, contentType: "application/x-www-form-urlencoded", body: next.body };
    const response = await fetch(next.address, {
      method: next.method,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: "text/html",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(next.method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      },
      ...(next.method === "POST" ? { body: next.body } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", ...value] = pair.split("=");
      cookies.set(name.trim(), value.join("="));
    }
    const location = response.headers.get("location");
    if (location !== null) {
      next = { address: new URL(location, next.address), method: "GET", body: "" };
      continue;
    }
    next = readForm(await response.text(), next.address, response.status);
  }
  throw new Error(`the payment window did not lead back within ${MAX_STEPS} steps`);
}

function readForm(html: string, page: URL, status: number) {
  const $ = load(html);
  const form = $("form").first();
  if (form.length === 0)
    throw new Error(`${page.origin} answered ${status} with a page that has no form; it may need a browser`);
  const fields = new URLSearchParams();
  form.find("input, select, textarea").each((_, element) => {
    const field = $(element);
    const [name, type] = [field.attr("name"), field.attr("type") ?? "text"];
    if (name === undefined || ["submit", "button", "image", "reset", "file"].includes(type)) return;
    if (["radio", "checkbox"].includes(type) && field.attr("checked") === undefined) return;
    const value = field.is("select")
      ? (field.find("option[selected]").attr("value") ?? field.find("option").first().attr("value") ?? "")
      : (field.attr("value") ?? (type === "checkbox" || type === "radio" ? "on" : ""));
    fields.append(name, value);
  });
  const buttons = form
    .find("button, input[type=submit]")
    .filter((_, element) => $(element).attr("type") !== "button");
  const wordsOf = (element: Parameters<typeof $>[0]) =>
    `${$(element).text()} ${$(element).attr("value") ?? ""} ${$(element).attr("name") ?? ""}`;
  const paying = buttons.toArray().find((element) => PAYS.test(wordsOf(element))) ?? buttons.toArray()[0];
  const name = paying === undefined ? undefined : $(paying).attr("name");
  if (paying !== undefined && name !== undefined) fields.append(name, $(paying).attr("value") ?? "");
  return {
    address: new URL(form.attr("action") ?? "", page),
    method: (form.attr("method") ?? "get").toUpperCase(),
    body: fields.toString(),
  };
}
