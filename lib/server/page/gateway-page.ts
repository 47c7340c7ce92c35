import { type HttpRequest, type HttpResponse, refuseUnlessReading } from "@/lib/server/http-message";
import { answerEncoded, encodeAsset, negotiationOf } from "@/lib/server/page/encoded-document";

/** A day: the page is the same for every guest, and changes with the build alone. */
const CACHE_CONTROL = "public, max-age=86400";

const SAID = "margin:40vh 24px 0;font:16px/1.5 system-ui,sans-serif;text-align:center";

/**
 * Writes the page from which a guest is sent to the card gateway (R7.1): one script, given as its text, and a place for
 * what it says. It is a page of its own so that no other code is where a payment begins (PCI DSS 6.4.3), and so light
 * that nobody waits for it.
 */
export function writeGatewayPage(script: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>…</title></head><body><p role="status" style="${SAID}"></p><script>${script}</script></body></html>`;
}

/** Creates what serves that page; its headers include its policy. */
export function createGatewayPage(html: string, headers: HttpResponse["headers"]) {
  const file = encodeAsset(Buffer.from(html), "text/html; charset=utf-8");
  return async (request: HttpRequest): Promise<HttpResponse> =>
    refuseUnlessReading(request) ??
    answerEncoded(await file, negotiationOf(request), 200, { "cache-control": CACHE_CONTROL, ...headers });
}
