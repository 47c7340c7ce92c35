import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { callApi } from "@/lib/http/call-api";
import { getPlaceNames, getPlaceNamesOfOutlet, registerPromotionAccess } from "@/lib/tracking/endpoints";
import { arrivalReferrer } from "@/lib/tracking/entry/arrival-referrer";
import { attributionKeys, readAttribution } from "@/lib/tracking/entry/attribution";
import { cleanReferrer } from "@/lib/tracking/entry/clean-address";
import { type Source, sourceSchema, sourceType } from "@/lib/tracking/entry/source";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

const SOURCE = "source";
const UNKNOWN = { region: "unknown", site: "unknown", outlet: "unknown" };

/**
 * Returns where the guest came from: the stored source, or, for a guest who has just arrived, a new one that is stored.
 */
export function rememberSource(isArrival: boolean): Source {
  const stored = sourceSchema.safeParse(readStored("localStorage", SOURCE));
  if (stored.success && !isArrival) return stored.data;
  const referrer = cleanReferrer(arrivalReferrer(), location.origin);
  const { campaign, sharedBy } = readAttribution();
  const source: Source = {
    referer: referrer,
    src_type: sourceType({
      referrer,
      ownOrigin: location.origin,
      userAgent: navigator.userAgent,
      hasCampaign: campaign !== undefined,
      isShared: sharedBy !== undefined,
    }),
    landing_at: new Date().toISOString(),
    sending_count: 0,
  };
  writeStored("localStorage", SOURCE, source);
  return source;
}

/**
 * On a promotion's page, registers with the source record that a guest views it, and stores the returned `esUuid`
 * (R6.1, R10.4). Does nothing on other pages. Rejects with the `AppError` of the call.
 */
export async function registerAccess(pathname: string, outletId: number | undefined): Promise<void> {
  const { name, params } = screenOfPath(pathname);
  if (name !== "promotion") return;
  const source = rememberSource(false);
  const sent = { ...source, sending_count: source.sending_count + 1 };
  const result = await callApi(registerPromotionAccess, {
    promotionId: Number(params.id),
    record: {
      ...sent,
      dst_type: name,
      dst_title: document.querySelector("main h1")?.textContent?.trim() || document.title,
      dst_outlet: await readNames(outletId, Number(params.resourceId)),
    },
  });
  if (!result.ok) throw result.error;
  writeStored("localStorage", SOURCE, sent);
  writeStored("localStorage", attributionKeys.esUuid, result.value.esUuid);
}

/** Returns the place names of the outlet, else of the resource in the address, else `unknown`. */
async function readNames(outletId: number | undefined, resourceId: number): Promise<typeof UNKNOWN> {
  if (outletId !== undefined) {
    const ofOutlet = await callApi(getPlaceNamesOfOutlet, { outletId });
    if (ofOutlet.ok) return ofOutlet.value;
  }
  const names = await callApi(getPlaceNames, { resourceId });
  return names.ok ? names.value : UNKNOWN;
}
