import * as z from "zod/mini";
import { readUrl } from "@/lib/browser/read-url";
import { isMessengerBrowser } from "@/lib/browser/user-agent";
import { instantSchema } from "@/lib/http/tolerant";

/** Where a guest came from and when; kept under the local storage key `source` (R10.6). */
export const sourceSchema = z.object({
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
