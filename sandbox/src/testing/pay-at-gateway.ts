import { openBrowser } from "./browser.ts";

export type GatewayForm = { action: string; fields: Record<string, string>; expiresAt: string };

/** The form sent from the gateway to the shop by the guest's browser: its address, its fields, and its encoded body. */
export type GatewayVisit = { nextUrl: string; fields: Record<string, string>; body: string };

/** Opens the payment window as a guest, presses Pay (or Cancel) and returns the form that leads back to the shop. */
export async function payAtGateway(
  { action, fields }: Pick<GatewayForm, "action" | "fields">,
  choice: { outcome?: string; action?: string } = {},
): Promise<GatewayVisit> {
  const browser = openBrowser();
  const opened = await browser.open(action, { method: "POST", body: new URLSearchParams(fields) });
  const left = await browser.submit(opened, opened.address, { action: "pay", ...choice });
  return readReturnForm(left.text);
}

/** Parses the return form of a page. */
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
