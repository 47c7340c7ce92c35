import { words } from "@/lib/base/text";
import { namedRoutes } from "@/lib/routing/route-table";
import { DATA_POLICY, POLICY, REPORT_PATH } from "@/lib/server/policy/content-policy";

const RESUME = namedRoutes["payment-request"].sessionOptionalWith;

/** Browser features that neither our pages nor their embeds use. */
const PERMISSIONS = words(`
  accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb
  xr-spatial-tracking
`)
  .map((name) => `${name}=()`)
  .join(", ");

/**
 * The site's origin as guests see it, whether browsers shall use TLS for all hosts below it, too, and where weaknesses
 * are reported.
 */
export type SecuritySettings = {
  PUBLIC_ORIGIN: string;
  HSTS_SUBDOMAINS: "on" | "off";
  SECURITY_CONTACT?: string | undefined;
};

/**
 * Returns the security headers of every response; a page has a policy of its own. The window that adds the messenger
 * channel is opened and watched by our page, so it keeps access to windows it opens (`same-origin-allow-popups`).
 */
export function securityHeaders({
  PUBLIC_ORIGIN,
  HSTS_SUBDOMAINS,
}: SecuritySettings): Record<string, string> {
  const subdomains = HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : "";
  return {
    [POLICY]: DATA_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "reporting-endpoints": `policy="${REPORT_PATH}"`,
    ...(PUBLIC_ORIGIN.startsWith("https:")
      ? { "strict-transport-security": `max-age=31536000${subdomains}` }
      : {}),
  };
}

/** Prevents other sites from embedding a response. */
export const OWN_ORIGIN_ONLY = { "cross-origin-resource-policy": "same-origin" };

/**
 * Prevents other sites from embedding the page at this internal address, but not the one to which a payment's return
 * leads: the card gateway's page may call that return itself, and would report a failure to a guest who has paid if it
 * could not see the response.
 */
export function embeddingHeaders(path: string): Record<string, string> {
  const isPaymentReturn = new URL(path, "http://own").searchParams.has(RESUME);
  return isPaymentReturn ? {} : OWN_ORIGIN_ONLY;
}
