import { DATA_POLICY, POLICY, REPORT_PATH } from "@/lib/front/policy/content-policy";

/** Browser features that neither our pages nor their embeds use. */
const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/**
 * Returns the security headers of every response (security D3); a page has a policy of its own. The window that adds the messenger channel is opened
 * and watched by our page, so it keeps access to windows it opens (`same-origin-allow-popups`). `publicOrigin` is the
 * site's origin as guests see it.
 */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
    [POLICY]: DATA_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "reporting-endpoints": `policy="${REPORT_PATH}"`,
    ...(publicOrigin.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** Prevents other sites from embedding this response; not set on the address that a card gateway leads to. */
export const OWN_ORIGIN_ONLY = { "cross-origin-resource-policy": "same-origin" };
