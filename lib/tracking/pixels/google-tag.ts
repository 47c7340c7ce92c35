import { cleanAddress } from "@/lib/tracking/entry/clean-address";
import type { OpenPixel } from "@/lib/tracking/pixels/pixel";

type Gtag = (...args: unknown[]) => void;

/** Starts the Google tag. `dataLayer` takes `arguments`, not arrays; page views are sent by us and not by `config`. */
export const openGoogleTag: OpenPixel = (host, sdkIds) => {
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
    platform: "google_tag",
    pageView: () => {
      const { location, document } = window;
      gtag("event", "page_view", { page_location: cleanAddress(location.href), page_title: document.title });
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
