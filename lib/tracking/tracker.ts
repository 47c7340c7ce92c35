import "client-only";
import { readUrl } from "@/lib/base/text";
import { onPageShown } from "@/lib/browser/page";
import { callApi } from "@/lib/http/call-api";
import type { Pixel, PixelHost } from "@/lib/tracking/ad-platforms/ad-platform";
import { type AdPlatformId, adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";
import { adScriptAddress } from "@/lib/tracking/ad-platforms/ad-settings";
import { readAttribution } from "@/lib/tracking/attribution";
import { cleanAddress, isClean } from "@/lib/tracking/clean-address";
import { listAdSdksOfCampaign, listAdSdksOfResource } from "@/lib/tracking/endpoints";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { loadScript } from "@/lib/tracking/load-script";
import { onPurchase } from "@/lib/tracking/purchase";
import { isSdkId } from "@/lib/tracking/schema";
import { screenOfPath } from "@/lib/tracking/screen-of-path";
import { toPurchaseEvent } from "@/lib/tracking/to-purchase-event";
import type { VisitContext } from "@/lib/tracking/visit-context";

/**
 * Opens a window in which ad scripts can run although this page's own address, or its referrer, belongs to one guest: a
 * hidden same-origin frame whose address is `address` and which has no referrer. Rejects when it cannot be loaded.
 */
export function openCleanFrame(address: string): Promise<Window> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.src = "/visit";
    frame.referrerPolicy = "no-referrer";
    frame.hidden = true;
    frame.title = document.title;
    frame.onload = () => {
      const inside = frame.contentWindow;
      if (inside === null) return reject(new Error("the frame has no window"));
      try {
        inside.history.replaceState(null, "", address);
        inside.document.title = document.title;
        resolve(inside);
      } catch (error) {
        // Without a connection the frame holds the browser's error page, which must not be accessed.
        reject(error);
      }
    };
    frame.onerror = () => reject(new Error("the frame could not be loaded"));
    document.body.append(frame);
  });
}

type AdSdk = { type: AdPlatformId; sdkId: string };

/**
 * Reports this page to the ad platforms: one page view now, one each time the page is restored from the back/forward
 * cache or another is shown in the same document, and each purchase once (R10.2). Start it when the address is clean.
 * An error of a platform is logged as one line (R10.3).
 */
export async function startTracker(context: VisitContext): Promise<void> {
  const sdks = (await readAdSdks(context)).filter(({ type, sdkId }) => isAccount(type, sdkId));
  const used = adPlatforms.flatMap((platform) => {
    const address = adScriptAddress(platform, context.adExceptions);
    const ids = [...new Set(sdks.flatMap(({ type, sdkId }) => (type === platform.id ? [sdkId] : [])))];
    return address === undefined || ids.length === 0 ? [] : [{ ...platform, address, ids }];
  });
  if (used.length === 0) {
    onPurchase(async () => {});
    return;
  }
  const host = await openHost();
  const opened: (Pixel & { id: AdPlatformId; scriptSettled: () => Promise<void> })[] = [];
  for (const { id, open, address, ids, ...platform } of used) {
    await isolateTracker(`${id} was not started`, () => {
      const query = "scriptQuery" in platform ? platform.scriptQuery(ids) : "";
      const { scriptSettled, ...pixelHost } = toPixelHost(host, id, address + query);
      opened.push({ id, scriptSettled, ...open(pixelHost, ids) });
    });
  }
  const reportPageView = () => {
    for (const pixel of opened)
      void isolateTracker(`${pixel.id} did not accept a page view`, () => pixel.pageView());
  };
  reportPageView();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reportPageView();
  });
  onPageShown(() => {
    if (host !== window) host.history.replaceState(null, "", cleanAddress(location.href));
    reportPageView();
  });
  onPurchase((purchase, reported) =>
    isolateTracker("a purchase was not reported", async () => {
      const order = await toPurchaseEvent(purchase);
      const report = async (pixel: (typeof opened)[number]) => {
        await isolateTracker(`${pixel.id} did not accept a purchase`, () => pixel.purchase(order));
        // Until its script has run, the purchase only waits on this page, which the guest may leave.
        await pixel.scriptSettled();
        reported.add(pixel.id);
      };
      await Promise.all(opened.filter(({ id }) => !reported.has(id)).map(report));
    }),
  );
}

function isAccount(type: AdPlatformId, sdkId: string): boolean {
  const isOne = isSdkId(sdkId);
  // The invalid value is not logged: this is the guest's console.
  if (!isOne) console.warn(`tracking: ${type} has an invalid account`);
  return isOne;
}

/** Returns the accounts of the campaign that brought the guest, else of the resource that they view. */
async function readAdSdks({ resourceId, siteId }: VisitContext): Promise<AdSdk[]> {
  const { campaign } = readAttribution();
  if (campaign !== undefined) {
    const ofCampaign = await callApi(listAdSdksOfCampaign, { campaign });
    if (ofCampaign.ok && ofCampaign.value.length > 0) return ofCampaign.value;
    // The campaign may have accounts, so no other account must get its reports.
    if (!ofCampaign.ok && (ofCampaign.error.status ?? 500) >= 500) throw ofCampaign.error;
  }
  if (resourceId === undefined) return [];
  const ofResource = await callApi(listAdSdksOfResource, { resourceId, siteId: siteId ?? 0 });
  if (!ofResource.ok) throw ofResource.error;
  return ofResource.value;
}

/**
 * Returns the window for ad scripts: this one only where the page is public, because a private page's policy refuses
 * them, and where address and referrer are clean, because they read both themselves.
 */
async function openHost(): Promise<Window> {
  const { referrer } = document;
  const isFromUs = readUrl(referrer)?.origin === location.origin;
  const { isPrivate } = screenOfPath(location.pathname);
  const isFit = !isPrivate && isClean(location.href) && (!isFromUs || isClean(referrer));
  return isFit ? window : openCleanFrame(cleanAddress(location.href));
}

/** `scriptSettled` resolves once the platform's script has run what waited for it, or cannot be loaded. */
function toPixelHost(
  host: Window,
  platform: AdPlatformId,
  address: string,
): PixelHost & { scriptSettled: () => Promise<void> } {
  let loading: Promise<void> | undefined;
  containErrors(host, address);
  const load = () => {
    if (loading !== undefined) return loading;
    loading = loadScript(host, address);
    void isolateTracker(`${platform} cannot be used`, () => loading);
    return loading;
  };
  return {
    window: host,
    address: () => cleanAddress(host.location.href),
    load: () => void load().catch(() => {}),
    scriptSettled: () => load().catch(() => {}),
    whenLoaded: (then) => {
      load().then(
        () => isolateTracker(`${platform} did not accept an event`, then),
        // Logged once above, however many callbacks waited for the script.
        () => {},
      );
    },
  };
}

/** Keeps errors thrown in a platform's own script from being reported as errors of the page. */
function containErrors(host: Window, address: string): void {
  const { origin } = new URL(address);
  host.addEventListener("error", (event) => {
    // Events of a frame are instances of the frame's own class, so `instanceof` fails.
    if (!("filename" in event) || typeof event.filename !== "string") return;
    // For a cross-origin script the browser reports no file name.
    if (event.filename === "" || event.filename.startsWith(origin)) event.preventDefault();
  });
}
