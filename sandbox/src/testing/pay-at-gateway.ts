import { openBrowser } from "./browser.ts";

export type GatewayForm = { action: string; fields: Record<string, string>; expiresAt: string };

/** What a guest's browser carries from the gateway to the shop: where it is sent, its fields, and them as a body. */
export type GatewayVisit = { nextUrl: string; fields: Record<string, string>; body: string };

/** Opens the payment window as a guest does, presses Pay (or Cancel) and reads the form that leads back to the shop. */
export async function payAtGateway(
  { action, fields }: Pick<GatewayForm, "action" | "fields">,
  choice: { outcome?: string; action?: string } = {},
): Promise<GatewayVisit> {
  const browser = openBrowser();
  const opened = await browser.open(action, { method: "POST", body: new URLSearchParams(fields) });
  const left = await browser.submit(opened, opened.address, { action: "pay", ...choice });
  return readReturnForm(left.text);
}

/** The form of a page that sends the browser on. */
export function readReturnForm(page: string): GatewayVisit {
  const nextUrl = readEntities(/<form id="return"[^>]* action="([^"]*)"/.exec(page)?.[1] ?? "");
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const fields = Object.fromEntries(
    [...inputs].map(([, name = "", value = ""]) => [name, readEntities(value)]),
  );
  return { nextUrl, fields, body: new URLSearchParams(fields).toString() };
}

function readEntities(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
