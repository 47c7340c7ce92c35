import "client-only";
import * as z from "zod/mini";
import { decodeText, readUrl } from "@/lib/base/text";
import { readStored, writeStored } from "@/lib/browser/storage";
import { isMessengerBrowser } from "@/lib/browser/user-agent";
import { callApi } from "@/lib/http/call-api";
import { instantSchema } from "@/lib/http/tolerant";
import { REFERRER_COOKIE } from "@/lib/routing/automatic-login";
import { attributionKeys, readAttribution } from "@/lib/tracking/attribution";
import { cleanReferrer } from "@/lib/tracking/clean-address";
import { getPlaceNames, getPlaceNamesOfOutlet, registerPromotionAccess } from "@/lib/tracking/endpoints";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

let cameFrom: string | undefined;

/**
 * Returns the address of the page that led the guest here; empty when unknown. After an automatic login it is the page
 * before the login (R3.8), which only this document can read.
 */
export function arrivalReferrer(): string {
  if (document.referrer !== "") return document.referrer;
  cameFrom ??= takeCameFrom();
  return cameFrom;
}

function takeCameFrom(): string {
  const value = new RegExp(`(?:^|; )${REFERRER_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  if (value === undefined) return "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser
  document.cookie = `${REFERRER_COOKIE}=; Path=/; Max-Age=0`;
  return decodeText(value) ?? "";
}

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

/** Where a guest came from and when; kept under the local storage key `source` (R10.6). */
const sourceSchema = z.object({
  referer: z.string().check(z.maxLength(2_048)),
  src_type: z.enum(["campaign", "share", "messenger", "search", "social", "site", "direct"]),
  landing_at: instantSchema,
  /** Number of promotion source records that included it. */
  sending_count: z.int().check(z.nonnegative()),
});

export type Source = z.output<typeof sourceSchema>;

const SEARCH = /(?:^|\.)(?:google|naver|daum|bing|duckduckgo|yahoo|yandex|baidu|zum)\./;
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|instagram\.com|twitter\.com|x\.com|t\.co|line\.me|linkedin\.com|lnkd\.in|youtube\.com|threads\.net|wa\.me|whatsapp\.com|band\.us)$/;

type Arrival = {
  /** Already cleaned; empty when unknown. */
  referrer: string;
  ownOrigin: string;
  userAgent: string;
  hasCampaign: boolean;
  isShared: boolean;
};

/**
 * Returns the type of source that a guest came from. Paid campaigns take precedence over shares, and shares over the
 * rest.
 */
export function sourceType({
  referrer,
  ownOrigin,
  userAgent,
  hasCampaign,
  isShared,
}: Arrival): Source["src_type"] {
  if (hasCampaign) return "campaign";
  if (isShared) return "share";
  if (isMessengerBrowser(userAgent)) return "messenger";
  const url = readUrl(referrer);
  if (url === undefined || url.origin === ownOrigin) return "direct";
  if (SEARCH.test(url.hostname)) return "search";
  return SOCIAL.test(url.hostname) ? "social" : "site";
}
