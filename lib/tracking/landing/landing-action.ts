import { readUrl } from "@/lib/browser/read-url";
import { venueDay } from "@/lib/time/seoul";
import { cleanQuery, cleanReferrer } from "@/lib/tracking/entry/clean-address";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

type Landing = {
  /** The page's address, its consumed keys already gone, and those keys as they were. */
  address: string;
  entry: Readonly<Record<string, string>>;
  referrer: string;
  userAgent: string;
  /** What the address asked to be done here. */
  action: string | undefined;
  now: Date;
};

/** A landing as the group counts it (R10.1): where, from where and in which month in Seoul; nothing of who. */
export function landingAction({ address, entry, referrer, userAgent, action, now }: Landing) {
  const url = new URL(address);
  const { name, params, path } = screenOfPath(url.pathname);
  const [year = 0, month = 0] = venueDay(now).split("-").map(Number);
  return {
    name,
    path,
    meta: { params, query: cleanQuery([...Object.entries(entry), ...url.searchParams]) },
    referrer: cleanReferrer(referrer, url.origin),
    userAgent,
    ...(action === undefined ? {} : { actionKey: action, target: params.id ?? params.resourceId ?? path }),
    year,
    month,
  };
}

/** Keys with which somebody sent a guest here: such an address is always landed on. */
const SENT = ["campaign", "shared-by", "action", "post-action", "register"] as const;

type Arrival = {
  entry: Readonly<Record<string, string>>;
  referrer: string;
  ownOrigin: string;
  /** This tab landed before. */
  hasLanded: boolean;
  /** How the document came, as the browser's navigation timing says. */
  navigation: string;
};

/**
 * Is this page one that a guest arrived on? Going from page to page, back or round by a login or a payment is not
 * arriving; a tab's first page is, and so is any address that somebody sent.
 */
export function isLanding({ entry, referrer, ownOrigin, hasLanded, navigation }: Arrival): boolean {
  if (navigation === "reload" || navigation === "back_forward") return false;
  if (SENT.some((key) => key in entry)) return true;
  const isFromUs = readUrl(referrer)?.origin === ownOrigin;
  return !hasLanded && !isFromUs;
}
