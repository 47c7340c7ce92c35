import type { AdPlatform, OpenPixel } from "@/lib/tracking/ad-platforms/ad-platform";

type Gtag = (...args: unknown[]) => void;

/** Starts the Google tag. `dataLayer` takes `arguments`, not arrays; page views are sent by us and not by `config`. */
const openGoogleTag: OpenPixel = (host, sdkIds) => {
  const window = host.window as Window & { Date: DateConstructor; dataLayer?: unknown[]; gtag?: Gtag };
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  window.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the library recognises its commands by the `arguments` object
    layer.push(arguments);
  };
  const { gtag } = window;
  // The library does not accept a `Date` of another window.
  gtag("js", new window.Date());
  for (const id of sdkIds) gtag("config", id, { send_page_view: false });
  host.load();
  return {
    pageView: () => {
      gtag("event", "page_view", { page_location: host.address(), page_title: window.document.title });
    },
    purchase: ({ id, value, currency, items }) => {
      gtag("event", "purchase", {
        transaction_id: id,
        value,
        currency,
        items: items.map((item) => ({
          item_id: item.id,
          item_name: item.name,
          price: item.unitPrice,
          quantity: item.quantity,
        })),
      });
    },
  };
};

/** The Google tag. */
export const googleTag = {
  id: "google_tag",
  setting: "GOOGLE_TAG",
  script: { origin: "https://www.googletagmanager.com", path: "/gtag/js" },
  // Loaded once for all accounts; the address names the first.
  scriptQuery: ([first = ""]) => `?id=${encodeURIComponent(first)}`,
  hosts: {
    script: ["https://googleads.g.doubleclick.net", "https://www.googleadservices.com"],
    connect: [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://stats.g.doubleclick.net",
      "https://www.googletagmanager.com",
      "https://www.google.com",
      "https://www.google.co.kr",
      "https://pagead2.googlesyndication.com",
    ],
    frame: ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
  },
  open: openGoogleTag,
} as const satisfies AdPlatform;
