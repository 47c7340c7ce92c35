import { diets, occasions } from "@/lib/booking/special-requests";
import { cuisines } from "@/lib/offer/cuisines";

const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");
const DAY = "A calendar day at the venue, YYYY-MM-DD.";
const WON = "Whole won.";

/**
 * What a value means, which values there are and which shape they have at the edges, by the field's name, by its
 * parent's and its own, or by its own and its first value, where one name means two things. `bookedFor` and the like, which say it by their name, are not here.
 */
const meanings: Readonly<Record<string, string>> = {
  // Settings and places
  homeResourceId:
    "The root of the group, whose page is the front page; hotels, places and offers are those below it.",
  defaultLayoutId: "The layout of pages that name no zone around their own, and of those that nobody wrote.",
  couponCheckBody: "Whether `coupon/check` takes the check's number and password in the body.",
  "meta.type":
    "`group`: the root; `region`; `site`: a hotel; `outlet`: a restaurant or bar, at which promotions are booked; `page`: an authored page at /p/{key}. Any other word is a kind of the group's own, which authors can list by it.",
  weight: "Heavier first; of equal ones the lower id.",
  hierarchyLevel: "The distance from the place that was requested: 1 for what is directly above or below it.",
  visible: "With `enabledOnly`, nothing that is hidden and nothing below it is sent.",
  days: "0 is Sunday, 6 Saturday.",
  opens: "HH:mm at the venue.",
  closes: "HH:mm at the venue; `26:00` is two in the morning of the next day.",
  country: "Two capitals (ISO 3166-1).",
  cuisine: `A code: ${list(cuisines)}. Any other is shown as it is, in every language.`,
  priceRange: "As guests read it, such as `₩₩₩`.",
  updatedAt: "When what is displayed last changed; search engines are told.",
  timezone: "An IANA name, such as `Asia/Seoul`.",
  navMenu: "In the order in which it is shown, at most as deep as it is sent.",
  "navMenu.path": "An address of this site, such as `/r/10` or `/p/members`, or an http(s) address.",
  login: "Shown to guests who are signed in only.",
  loyalty: "`bind`: shown to guests without a loyalty account; `member`: to those who have one.",
  code: "`ko` or `en`.",
  "seating.code": "Comes back with a reservation, in `requestCodes`.",
  "requestCodes.code": "The code of what the guest chose, by its kind.",
  // Authored pages
  "data.page": "Id of the part of the page itself.",
  partContents: "One entry for each language.",
  languageId: "The `id` of language/list.",
  contents: "HTML, not escaped.",
  style: "A style sheet for this part alone.",
  // Promotions
  price: "The lowest price of a meal that is not sold out, for an adult and for a child.",
  unitPrice: WON,
  nextFree: "For two guests, or for the smallest party of the promotion; left out where there is none.",
  start: "The first day or time.",
  end: "The last day or time, which is part of it.",
  minPax: "Adults, children and infants together.",
  maxPax: "Adults, children and infants together.",
  needsPayment: "A reservation is held until `autoCancelAt` and stands once it is paid.",
  autoCancelMinutes: "The minutes from the reservation to `autoCancelAt`.",
  soldOut: "It is shown, and cannot be ordered.",
  allergens: "Words for the reader, in their language; no codes.",
  kind: "`booking`, or `request`: a payment request that an outlet sent.",
  "menus.kind": "`meal`: somebody's meal, `deposit`: for the table, `extra`: beside a meal.",
  "requestCodes.kind": "`diet`, `occasion`, `highChairs`, `access` or `seating`.",
  menuPerPerson: "Each guest who eats has a menu; infants need none. False: menus are shared.",
  percent: "Of what was paid, 0 to 100. Of the rules whose cut-off has not passed, the highest counts.",
  daysBefore:
    "Calendar days before the table, at the venue; with `time` until that time, else until the day's end.",
  hoursBefore: "Hours before the table.",
  freeTimes: "The number of times of the day that are not `full` for the party.",
  remaining: "Seats that are left; of a day, at its best time.",
  interval: "Minutes between two times, at least 1.",
  time: "HH:mm at the venue.",
  // The guest
  authBy: "The provider of this sign-in: `kakao` or `hyatt`.",
  accessToken: "Opaque to the application; no other answer contains it.",
  expiresAt: "An instant to come, with its offset.",
  memberSince: "MM/DD/YYYY, the programme's own form.",
  tierCode:
    "Four capitals: `MEMB`, `DISC`, `EXPL`, `GLOB`, `LGLO`, `CONC` have names, any other is shown as it is.",
  relation: "`ADDED` for a guest who has the channel; any other word for one who has not.",
  qr: "The text of this account's own QR code; `customer/qr` is that of the guest, which is shown first.",
  // Reservations and payments
  reservationId: "`AH_` and digits.",
  status:
    "Waiting for a payment or the outlet (`tentative`, `pending`), accepted by hand (`accepted`), sure (`confirmed`), late or being called (`delay`, `call_absent`, `call_message`, `call_wrong`), given up by the guest (`cancelled`) or the outlet (`rejected`), missed (`noshow`), present (`arrived`, `arrived_part`, `waiting`, `waitlist_called`), at the table (`seated`, `seated_part`, `service_drink`, `service_main`, `service_dessert`, `check_req`), over (`paid`, `turnover`, `turned_over`). `tentative` to `confirmed` can be cancelled. A back end without a plan of its tables needs `pending`, `confirmed`, `cancelled`, `noshow` and `paid` alone.",
  "status=open":
    "For the party: `open`; `few` seats are left, by the back end's own rule; `full`; a day may also be `closed`: not served, past or outside the range.",
  "status=usable": "`usable` (also one whose first instant is to come), `used` or `expired`.",
  paymentStatus:
    "Left out until a payment was tried. `approval_requested`: the outcome is not known yet, and the guest may not pay again; `approved`: paid, also after a cancellation without a refund; `error`: not paid, may be tried again; `cancel_requested`: a refund is on its way; `full_cancel`, `partial_cancel`: refunded; `cancel_failed`: cancelled, and the refund is done by hand.",
  channel: "How the message goes out.",
  "refundRules.type": "`absolute`: until a day, or `relative`: until so many hours before.",
  type: "The ad platform.",
  adult: "The number of adults.",
  child: "The number of children, who take a seat.",
  "price.adult": WON,
  "price.child": WON,
  infant: "The number of infants, who take a seat and need no menu.",
  amount: WON,
  requestCodes: `What a guest chose, by kind: diet (${list(diets)}), occasion (${list(occasions)}), highChairs (their number), access (\`stepFree\`), seating (a code of the promotion).`,
  requests: "The wishes as text for the outlet, in its language, then the guest's own words.",
  autoCancelAt: "The instant until which an unpaid table is held, with its offset.",
  sent: "The messages that go out, each to a masked address.",
  to: "Masked: 010-****-5678.",
  refundAmount: "Whole won, rounded down.",
  refundPercent: "0 to 100; that of the rule in force.",
  "refund.expectedBy": "The day until which it arrives on the card.",
  createdAt: "An instant with its offset.",
  paidAt: "An instant with its offset.",
  menuAmount: "The quantity.",
  menuTotalPrice: "menuAmount times menuUnitPrice.",
  fields: "Posted to the gateway unchanged, as a form.",
  action: "The gateway's address, https.",
  // Coupons and events
  validFrom: "The first instant at which it can be used.",
  validTo: "The last instant at which it can be used.",
  outlets: "Where it can be used; everywhere where there are none.",
  correct: "Whether the answers were right; left out by an event that is no quiz.",
  answer: "As the guest gave it; `true` for a question that is only confirmed.",
  sdkId: "4 to 32 letters, digits, dashes and underscores.",
};

/** What is sent, by the parameter's or field's name. */
const sent: Readonly<Record<string, string>> = {
  type: "`simple`: a box that is ticked; `multiple choice`: one of the answers on the page; `short answer`: a text.",
  "conditions.type": "A word of `meta.type`.",
  "descendentConditions.type": "A word of `meta.type`.",
  key: "One of the settings.",
  id: "An id of an answer before; an unknown one is refused (404).",
  enabledOnly: "Always true: neither hidden places nor what is below them.",
  conditions: "Only where the place itself is of this type.",
  descendentConditions: "Only what is below and of this type, at any depth.",
  maxLevel: "So many levels below; a back end that ignores it sends all.",
  descendentRange: "So many places after so many, heaviest first; a back end that ignores it sends all.",
  parentResourceId: "The root of the group (`homeResourceId`).",
  page: "From 1. A page beyond the last is `rows: []` with the same `lastPage`.",
  perPage: "1 to 48; the most rows of a page.",
  withOutlet: "Whether each promotion is to name its outlet.",
  resourceId: "A place; of a promotion, its outlet. Another outlet's promotion is 404.",
  pageKey: "As it stands in the address, letters composed (NFC) first and then decomposed (NFD).",
  from: `${DAY} Included.`,
  to: `${DAY} Included.`,
  reservationId: "A reservation of this guest; another's is 404.",
  siteId: "The hotel that the place belongs to; 0 where it belongs to none.",
  outletId: "An outlet, 404 where there is none.",
  month: "YYYY-MM. Days that are left out are `closed`; days that have passed are `closed` or left out.",
  date: `${DAY} Of one that has passed, or on which the outlet is closed: an empty list, or a refusal.`,
  pax: "Adults, children and infants together.",
  promotionId: "A promotion, 404 where there is none.",
  provider: "`kakao` or `hyatt`.",
  code: "The provider's code, which works once.",
  "requestCodes.code": "The code of what the guest chose.",
  redirectUri: "The address that was given to the provider: {PUBLIC_ORIGIN}/auth/{provider}/callback.",
  codeVerifier: 'Of PKCE (S256). The nonce is base64url(sha256("nonce." + codeVerifier)).',
  tab: "`current`: tables of today or later that are neither cancelled, missed nor over, also unpaid ones; `past`: all others.",
  status: "One state; without it, all coupons.",
  reason: "The guest's words; may be missing.",
  returnUrl: "A page of this site; its origin is PUBLIC_ORIGIN, any other is refused.",
  zone: "The part of the page: `page`, or one around it.",
  approvalId: "What `preApproval` put after `returnUrl`.",
  draft: "The reservation as the guest confirmed it.",
  couponId: "A coupon of this guest; another's is 404.",
  checkNumber: "As the staff enters it.",
  password: "As the staff enters it; in no log.",
  eventId: "An event, as its author wrote the number.",
  campaign: "A word of an address that led here; record it.",
  sharedBy: "The encoded id of the guest who shared the link; record it.",
  answers:
    "The answers, in the order of the questions as the page has them; the back end knows which there are.",
  amount:
    "Whole won; the sum of the items. A sum that is not that of the current prices is refused (wrong_price).",
  requestCodes: meanings.requestCodes ?? "",
  requests: meanings.requests ?? "",
  mobile: "E.164: a plus and digits.",
  esUuid: "What `esData/promotion` answered.",
  consents: "Both are true, or nothing is sent.",
};

/** Returns what a field of a response means; `parent` is the property around it, `first` the first of its values. */
export function meaningOf(parent: string, field: string, first?: unknown): string | undefined {
  return (
    meanings[`${field}=${first}`] ??
    meanings[`${parent === "" ? "data" : parent}.${field}`] ??
    meanings[field]
  );
}

/** Returns what a parameter, or a field of a body, means. */
export function meaningSent(parent: string, field: string): string | undefined {
  return sent[`${parent}.${field}`] ?? sent[field];
}

/** The names under which something is said, of answers and of what is sent. */
export const explainedFields = { answered: Object.keys(meanings), sent: Object.keys(sent) } as const;
