/**
 * The types of the seed's plain data. Shapes follow the back-end contract; `{media}` at the start of an address
 * stands for the media server's origin and is replaced when the data is returned.
 */
import type { BookingStatus } from "./booking-names.ts";
import type { LanguageCode, Localized } from "./language.ts";
import type { TierCode } from "./tier-codes.ts";

export type SeedLanguage = { id: number; code: LanguageCode; name: string };

export type NavEntry = {
  name: Localized;
  path: string;
  login?: boolean;
  loyalty?: "bind" | "member";
  children?: NavEntry[];
};

export type SeedSite = { id: number; resourceId: number; name: string; navMenu: NavEntry[] };

/** Practical information for a guest about to arrive. */
export type SeedArrival = { floor?: string; dress?: string; parking?: string; late?: string };

/** When a place is open on some weekdays, Sunday being 0. */
export type SeedHours = { days: number[]; opens: string; closes: string };

/** A picture in one language, in the contract's shape: its address alone, or with alternative text and caption. */
export type PictureIn = string | { url: string; alt: string; caption?: string };

/** A picture by its `{media}` address alone, or with alternative text and an optional caption. */
export type SeedPicture = string | { url: string; alt: Localized; caption?: Localized };

export type SeedResource = {
  id: number;
  parentId: number | null;
  type: "group" | "region" | "site" | "outlet" | "page";
  key: string;
  visible: boolean;
  weight: number;
  /**
   * Per language: name, description and, if it differs from the common one, address; `image` is a `{media}` address.
   */
  content: Record<
    LanguageCode,
    {
      name: string;
      description?: string;
      image?: string;
      caption?: string;
      images?: PictureIn[];
      arrival?: SeedArrival;
      address?: string;
    }
  > & {
    /** IANA name; returned as `meta.timezone`. */
    timezone?: string;
    address?: string;
    phone?: string;
    latitude?: number;
    longitude?: number;
    cuisine?: string;
    /** Weekdays from Sunday, 0, on. */
    hours?: SeedHours[];
  };
  seo: Record<LanguageCode, { title: string; thumb: string }>;
};

export type Zone = "page" | "top" | "right" | "left" | "bottom";

/** Authored HTML for one zone, in both languages, with its style sheet. */
export type SeedPart = {
  id: number;
  type: Zone;
  contents: Record<LanguageCode, { html: string; style?: string }>;
};

export type SeedLayout = { id: number } & Record<Zone, number | null>;

/** An authored page: reached by its key (`/p/{key}`), by its resource (`/r/{resourceId}`), or both. */
export type SeedPage = { id: number; key: string; resourceId: number | null } & Record<Zone, number | null>;

export type SeedRefundRule =
  | { type: "absolute"; daysBefore: number; time?: string; percent: number }
  | { type: "relative"; hoursBefore: number; percent: number };

/** What a line of an order is: a meal, a deposit for the table, or an addition to a meal, such as a bottle. */
export type MenuKind = "meal" | "deposit" | "extra";

export type SeedMenu = {
  id: number;
  name: Localized;
  description: Localized;
  image?: string;
  /** In won. */
  unitPrice: number;
  minQuantity: number;
  maxQuantity: number;
  maxPerPerson?: number;
  soldOut?: boolean;
  /** The days of the week on which it is served, 0 for Sunday; every day if unset. */
  weekdays?: number[];
  /** Whether it is a children's menu (true) or an adult's (false); omitted from responses if unset. */
  forChild?: boolean;
  /** A meal unless it says otherwise; only meals are somebody's meal, and count in the price of one. */
  kind?: MenuKind;
  /** Its allergens, in both languages. */
  allergens?: { ko: string[]; en: string[] };
};

export type SeedPromotion = {
  id: number;
  /** The outlet that serves it. */
  resourceId: number;
  name: Localized;
  description: Localized;
  thumbnailImage: string;
  contents: Localized;
  images: SeedPicture[];
  /** First and last bookable day, as whole days from the sandbox's current day. */
  startsInDays: number;
  endsInDays: number;
  minPax: number;
  maxPax: number;
  needsPayment: boolean;
  autoCancelMinutes: number;
  menus: SeedMenu[];
  requiresMenu: boolean;
  /** Whether each adult and child needs a menu of their own (true) or menus are shared (false), if specified. */
  menuPerPerson?: boolean;
  /** Seating preferences that a guest may choose from. */
  seating?: { code: string; name: Localized }[];
  refundRules: SeedRefundRule[];
  notices: Localized;
  /** Listed under `promotion/special` as well. */
  special: boolean;
  /** The outlet's sittings it is served at; by default all of them. */
  sittings?: string[];
};

/** Times of a day at which an outlet seats guests. */
export type SeedSitting = {
  name: string;
  /** 0 is Sunday; by default every day. */
  weekdays?: number[];
  /** First and last arrival time, `HH:mm` in venue time, and the minutes between two of them. */
  first: string;
  last: string;
  intervalMinutes: number;
};

/** An outlet's reservation settings. */
export type SeedOutletSettings = {
  resourceId: number;
  /** Its contract with the card gateway; without one, it accepts no advance payment. */
  merchantId: string | null;
  /** Whether the outlet's staff accept each reservation by hand. */
  acceptsByHand: boolean;
  closedOnHolidays: boolean;
  /** Seats at each time before any booking. */
  seats: number;
  /** How many of the seats other guests take, from 0 (none) to 1 (nearly all). */
  busyness: number;
  sittings: SeedSitting[];
};

export type SeedSetting = { key: string; value: unknown };

/** Whether a messenger account has added the group's channel. */
export type ChannelRelation = "ADDED" | "NONE";

/** A messenger account that is offered at sign-in. */
export type SeedGuest = {
  id: number;
  name: Localized;
  nickname: Localized;
  channel: ChannelRelation;
  /** When the guest consented to share the account with the hotels, in ISO 8601; `null` without consent so far. */
  consentedAt: string | null;
};

/** A membership of the loyalty programme that is offered at sign-in. */
export type SeedMember = {
  loyaltyId: string;
  firstName: string;
  lastName: string;
  tierCode: TierCode;
  points: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
};

/** An existing customer of the hotels, with their linked accounts. */
export type SeedCustomer = { guestId: number | null; loyaltyId: string | null };

/** A coupon without its owner and its dates. */
type CouponTerms = {
  name: Localized;
  description: Localized;
  image: string | null;
  /** Outlets that accept it. */
  outletIds: number[];
};

/** The coupon given for taking part in an event, valid from then on for `goodForDays` days. */
export type SeedReward = CouponTerms & { goodForDays: number };

/** A coupon of a messenger guest who is a customer. Days count from the day of seeding, in Seoul. */
export type SeedCoupon = CouponTerms & {
  id: number;
  guestId: number;
  /** From the start of the first day to the end of the last. */
  startsInDays: number;
  endsInDays: number;
  used?: { daysAgo: number; resourceId: number; checkNumber: string };
};

/** A reservation of a messenger guest who is a customer. Days count from the day of seeding, in Seoul. */
export type SeedReservation = {
  guestId: number;
  resourceId: number;
  promotionId: number;
  inDays: number;
  time: string;
  adult: number;
  child?: number;
  items: { menuId: number; quantity: number }[];
  status: BookingStatus;
  /** Whether the card was charged; the gateway then has the order as well. */
  paid?: boolean;
  /** How long it waits for its payment, in hours. */
  payWithinHours?: number;
  requests?: string;
};

/** A guest's bill at an outlet. */
export type SeedCheck = { resourceId: number; number: string; password: string; open: boolean };

/** An event that accepts answers from `startsAt` to `endsAt` (ISO 8601); `null` for no limit. */
export type SeedEvent = {
  id: number;
  /** What authors know it by. */
  name: Localized;
  startsAt: string | null;
  endsAt: string | null;
  needsLoyalty: boolean;
  /** The number of guests who may take part; `null` for no limit. */
  places: number | null;
  reward: SeedReward | null;
  /** The accepted answers to each question, in order; without it the event is not a quiz. */
  rightAnswers?: string[][];
};

export type SeedPeople = {
  guests: SeedGuest[];
  members: SeedMember[];
  customers: SeedCustomer[];
  coupons: SeedCoupon[];
  reservations: SeedReservation[];
};

export type Seed = {
  languages: SeedLanguage[];
  settings: SeedSetting[];
  resources: SeedResource[];
  sites: SeedSite[];
  layouts: SeedLayout[];
  pages: SeedPage[];
  parts: SeedPart[];
  promotions: SeedPromotion[];
  outletSettings: SeedOutletSettings[];
  checks: SeedCheck[];
  events: SeedEvent[];
  people: SeedPeople;
};
