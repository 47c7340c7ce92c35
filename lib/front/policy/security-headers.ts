import { REPORT_PATH } from "@/lib/front/policy/content-policy";

/** Powers of the browser that no page of ours uses, nor anything in it. */
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
 * What every answer says to the browser (security D3). The window that adds the channel is opened by us and watched, so
 * the page keeps its hold on windows it opens (`same-origin-allow-popups`). `publicOrigin` is where guests see the site.
 */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
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

/** No other site may take this answer into a page of its own; not for what a card gateway's page leads to. */
export const OWN_ORIGIN_ONLY = { "cross-origin-resource-policy": "same-origin" };
