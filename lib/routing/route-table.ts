/** An id of the back end's: digits only, so that a made-up address is refused before anything is asked, and no more than a number holds. */
const ID = "\\d{1,15}";
const PAGE_KEY = "[\\p{L}\\p{N}][\\p{L}\\p{N}._~-]{0,99}";
const RESERVATION_ID = "[A-Za-z0-9_-]{1,64}";
const APPROVAL_ID = "[A-Za-z0-9._~-]{1,128}";

/**
 * `status` is set where the address itself says how the answer counts, whatever is drawn; `readsQuery` where a page is
 * made from its query, which all others are not; `opensWith` names a query key with which the page itself decides
 * whether a session is needed.
 */
export type Route = {
  pattern: RegExp;
  session: boolean;
  status?: number;
  readsQuery?: boolean;
  opensWith?: string;
};

const route = (pattern: string, session = false): Route => ({
  pattern: new RegExp(`^${pattern}$`, "u"),
  session,
});

/** Every address that a guest may type (spec §2, R1.2). Whatever matches none of them is unknown. */
export const routes: readonly Route[] = [
  route("/"),
  route(`/r/${ID}`),
  route(`/p/${PAGE_KEY}`),
  route(`/promotion/${ID}/${ID}`),
  route(`/promotion/${ID}/${ID}/summary`, true),
  {
    ...route(`/payment-request/${ID}/${RESERVATION_ID}(?:/${APPROVAL_ID})?`, true),
    readsQuery: true,
    opensWith: "resume",
  },
  route("/book", true),
  route(`/coupon(?:/${RESERVATION_ID})?`, true),
  route("/empty"),
  { ...route("/error-404"), status: 404 },
  { ...route("/unavailable"), status: 503 },
  { ...route("/login"), readsQuery: true },
];

/** The seven routes of the site before this one (R1.4), each with the names of its parts. */
export const legacyRoutes = [
  { kind: "dining", pattern: new RegExp(`^/(?<siteId>${ID})/dining/(?<id>${ID})$`) },
  { kind: "site", pattern: new RegExp(`^/site/(?<siteId>${ID})/(?<siteResourceId>${ID})$`) },
  {
    kind: "special-offer",
    pattern: new RegExp(`^/special_offer/(?<siteId>${ID})/(?<siteResourceId>${ID})$`),
  },
  { kind: "sites", pattern: /^\/site$/ },
  {
    kind: "promotion",
    pattern: new RegExp(`^/(?<siteId>${ID})/promotion/(?<resourceId>${ID})/(?<id>${ID})$`),
  },
  {
    kind: "payment-request",
    pattern: new RegExp(
      `^/(?<resourceId>${ID})/payment-request/(?<id>${RESERVATION_ID})(?:/(?<approval>${APPROVAL_ID}))?$`,
    ),
  },
  {
    kind: "page",
    pattern: new RegExp(`^/(?<resourceId>${ID})/page/(?<pageId>${PAGE_KEY})/(?<languageId>\\w{1,12})$`, "u"),
  },
] as const;

export type LegacyKind = (typeof legacyRoutes)[number]["kind"];
