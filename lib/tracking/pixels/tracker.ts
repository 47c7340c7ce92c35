import { readUrl } from "@/lib/browser/read-url";
import "client-only";
import { callApi } from "@/lib/http/call-api";
import { listAdSdksOfCampaign, listAdSdksOfResource } from "@/lib/tracking/endpoints";
import { readAttribution } from "@/lib/tracking/entry/attribution";
import { cleanAddress, isClean } from "@/lib/tracking/entry/clean-address";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { type AdPlatform, adScriptAddress } from "@/lib/tracking/pixels/ad-scripts";
import { openCleanFrame } from "@/lib/tracking/pixels/clean-frame";
import { openGoogleTag } from "@/lib/tracking/pixels/google-tag";
import { openKakaoPixel } from "@/lib/tracking/pixels/kakao-pixel";
import { loadScript } from "@/lib/tracking/pixels/load-script";
import { openMetaPixel } from "@/lib/tracking/pixels/meta-pixel";
import { openNaverWcs } from "@/lib/tracking/pixels/naver-wcs";
import type { OpenPixel, Pixel, PixelHost } from "@/lib/tracking/pixels/pixel";
import { onPurchase } from "@/lib/tracking/purchase/purchase";
import { toOrder } from "@/lib/tracking/purchase/to-order";
import { isSdkId } from "@/lib/tracking/schema";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

const openers: Record<AdPlatform, OpenPixel> = {
  kakao_pixel: openKakaoPixel,
  naver_wcs: openNaverWcs,
  meta_pixel: openMetaPixel,
  google_tag: openGoogleTag,
};

type AdSdk = { type: AdPlatform; sdkId: string };

/**
 * Tells the ad platforms of this page: one page view now and one each time the page comes back from the browser's
 * memory, and each purchase once (R10.2). To be started when the address is clean. A platform's trouble is a line in
 * the log (R10.3).
 */
export async function startTracker(facts: VisitFacts): Promise<void> {
  const sdks = (await readAdSdks(facts)).filter(
    ({ type, sdkId }) => adScriptAddress(type, facts.adExceptions) !== undefined && isAccount(type, sdkId),
  );
  if (sdks.length === 0) {
    onPurchase(async () => {});
    return;
  }
  const host = await openHost();
  const opened: Pixel[] = [];
  for (const platform of new Set(sdks.map(({ type }) => type))) {
    await isolateTracker(`${platform} was not started`, () => {
      const ids = [...new Set(sdks.flatMap(({ type, sdkId }) => (type === platform ? [sdkId] : [])))];
      opened.push(openers[platform](toPixelHost(host, platform, addressOf(facts, platform, ids)), ids));
    });
  }
  const tellAll = (what: string, tell: (pixel: Pixel) => void) => {
    for (const pixel of opened)
      void isolateTracker(`${pixel.platform} did not take a ${what}`, () => tell(pixel));
  };
  tellAll("page view", (pixel) => pixel.pageView());
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tellAll("page view", (pixel) => pixel.pageView());
  });
  onPurchase((purchase) =>
    isolateTracker("a purchase was not told", async () => {
      const order = await toOrder(purchase);
      tellAll("purchase", (pixel) => pixel.purchase(order));
    }),
  );
}

function isAccount(type: AdPlatform, sdkId: string): boolean {
  const isOne = isSdkId(sdkId);
  // What it says instead is not repeated: whoever reads the log did not ask for it.
  if (!isOne) console.warn(`tracking: ${type} is set up with an account that is none`);
  return isOne;
}

/** The accounts of the campaign that brought the guest, else of the resource they look at. */
async function readAdSdks({ resourceId, siteId }: VisitFacts): Promise<AdSdk[]> {
  const { campaign } = readAttribution();
  if (campaign !== undefined) {
    const ofCampaign = await callApi(listAdSdksOfCampaign, { campaign });
    if (ofCampaign.ok && ofCampaign.value.length > 0) return ofCampaign.value;
    // The campaign may well have accounts, and nobody else's are to be told instead.
    if (!ofCampaign.ok && (ofCampaign.error.status ?? 500) >= 500) throw ofCampaign.error;
  }
  if (resourceId === undefined) return [];
  const ofResource = await callApi(listAdSdksOfResource, { resourceId, siteId: siteId ?? 0 });
  if (!ofResource.ok) throw ofResource.error;
  return ofResource.value;
}

/** Ad scripts read the address and the referrer for themselves, so both must be fit for them. */
async function openHost(): Promise<Window> {
  const { referrer } = document;
  const isFromUs = readUrl(referrer)?.origin === location.origin;
  const isFit = isClean(location.href) && (!isFromUs || isClean(referrer));
  return isFit ? window : openCleanFrame(cleanAddress(location.href));
}

/** One script for all accounts of a platform; Google's wants to be asked for by the first. */
function addressOf({ adExceptions }: VisitFacts, platform: AdPlatform, ids: readonly string[]): string {
  const address = adScriptAddress(platform, adExceptions) ?? "";
  return platform === "google_tag" ? `${address}?id=${encodeURIComponent(ids[0] ?? "")}` : address;
}

function toPixelHost(host: Window, platform: AdPlatform, address: string): PixelHost {
  let loading: Promise<void> | undefined;
  keepTroubleIn(host, address);
  const load = () => {
    if (loading !== undefined) return loading;
    loading = loadScript(host, address);
    void isolateTracker(`${platform} cannot be used`, () => loading);
    return loading;
  };
  return {
    window: host,
    load: () => void load().catch(() => {}),
    whenLoaded: (then) => {
      load().then(
        () => isolateTracker(`${platform} did not take an event`, then),
        // Said once above, however much waited for the script.
        () => {},
      );
    },
  };
}

/** An error thrown in a platform's own script is that platform's: it is not to reach the page or its log as ours. */
function keepTroubleIn(host: Window, address: string): void {
  const { origin } = new URL(address);
  host.addEventListener("error", (event) => {
    // A frame's events are of a class of its own, so they are known by what they have.
    if (!("filename" in event) || typeof event.filename !== "string") return;
    // Of a script from another site the browser tells no more than that there was an error.
    if (event.filename === "" || event.filename.startsWith(origin)) event.preventDefault();
  });
}
