import type { AdPlatform, OpenPixel } from "@/lib/tracking/ad-platforms/ad-platform";

type Stub = {
  (...args: unknown[]): void;
  callMethod?: (...args: unknown[]) => void;
  queue: IArguments[];
  push: Stub;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/**
 * Starts the Meta pixel. Its stub queues calls until the script has loaded. Its own history listener and automatic
 * events are switched off before that, so that each page view is reported once, by us.
 */
const openMetaPixel: OpenPixel = (host, sdkIds) => {
  const window = host.window as Window & { fbq?: Stub; _fbq?: Stub };
  window.fbq ??= makeStub();
  window._fbq ??= window.fbq;
  const { fbq } = window;
  for (const id of sdkIds) {
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
  }
  host.load();
  const track = (...event: unknown[]) => {
    if (sdkIds.length === 1) fbq("track", ...event);
    else for (const id of sdkIds) fbq("trackSingle", id, ...event);
  };
  return {
    pageView: () => track("PageView"),
    purchase: ({ id, value, currency, items }) =>
      track(
        "Purchase",
        {
          value,
          currency,
          content_ids: items.map((item) => item.id),
          contents: items.map((item) => ({ id: item.id, quantity: item.quantity })),
          content_type: "product",
          num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
        },
        // Shared with the server-side event, which Meta then drops as a duplicate.
        { eventID: id },
      ),
  };
};

function makeStub(): Stub {
  const stub = function () {
    if (stub.callMethod === undefined) {
      // biome-ignore lint/complexity/noArguments: the library applies the queued `arguments` objects unchanged
      stub.queue.push(arguments);
    } else {
      // biome-ignore lint/complexity/noArguments: likewise
      stub.callMethod.apply(stub, [...arguments]);
    }
  } as Stub;
  stub.push = stub;
  stub.loaded = true;
  stub.version = "2.0";
  stub.queue = [];
  stub.disablePushState = true;
  return stub;
}

/** The Meta pixel. */
export const metaPixel = {
  id: "meta_pixel",
  setting: "META_PIXEL",
  script: { origin: "https://connect.facebook.net", path: "/en_US/fbevents.js" },
  hosts: {
    script: [],
    connect: ["https://www.facebook.com", "https://connect.facebook.net"],
    frame: ["https://www.facebook.com"],
  },
  open: openMetaPixel,
} as const satisfies AdPlatform;
