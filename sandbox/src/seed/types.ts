import type { BookingStatus } from "#shared/booking-names.ts";
import type { TierCode } from "#shared/tier-codes.ts";

/**
 * The plain data the seed is written in. Shapes follow the back-end contract; `{media}` at the start of an
 * address stands for the media server's own origin and is filled in when the data is answered.
 */
export type LanguageCode = "ko" | "en";

/** One text in both languages. */
export type Localized = Record<LanguageCode, string>;

export type SeedLanguage = { id: number; code: LanguageCode; name: string };

export type NavEntry = {
  name: Localized;
  path: string;
  login?: boolean;
  loyalty?: "bind" | "member";
  children?: NavEntry[];
};

export type SeedSite = { id: number; resourceId: number; name: string; navMenu: NavEntry[] };

/** What a guest who is about to come is told. */
export type SeedArrival = { floor?: string; dress?: string; parking?: string; late?: string };

/** A picture as the contract tells it in one language: its address alone, or with its words. */
export type PictureIn = string | { url: string; alt: string; caption?: string };

/** A picture by its `{media}` address alone, or with what it shows and with words below it. */
export type SeedPicture = string | { url: string; alt: Localized; caption?: Localized };

export type SeedResource = {
  id: number;
  parentId: number | null;
  type: "group" | "region" | "site" | "outlet" | "page";
  key: string;
  visible: boolean;
  weight: number;
  /**
   * Per language: what the resource is called, how it is described and, where that is not the common one, its address;
   * `image` is a `{media}` address.
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
    /** IANA name; told as `meta.timezone`. */
    timezone?: string;
    address?: string;
    phone?: string;
    latitude?: number;
    longitude?: number;
    cuisine?: string;
  };
  seo: Record<LanguageCode, { title: string; thumb: string }>;
};

export type Zone = "page" | "top" | "right" | "left" | "bottom";

/** A piece of authored HTML for one zone, in both languages, with the style its author gave it. */
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

export type SeedMenu = {
  id: number;
  name: Localized;
  description: Localized;
  image?: string;
  /** Won. */
  unitPrice: number;
  minQuantity: number;
  maxQuantity: number;
  maxPerPerson?: number;
  soldOut?: boolean;
  /** Whose menu it is: a child's (true), an adult's (false); told to nobody where it is not said. */
  forChild?: boolean;
  /** Something beside a meal, such as a bottle; no price of a meal is told from it. */
  extra?: boolean;
  /** What is in it that some may not eat, in both languages. */
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
  /** First and last bookable day, as whole days from the sandbox's own today. */
  startsInDays: number;
  endsInDays: number;
  minPax: number;
  maxPax: number;
  needsPayment: boolean;
  autoCancelMinutes: number;
  menus: SeedMenu[];
  requiresMenu: boolean;
  /** Each guest who eats has a menu of their own (true), or menus are shared (false); open where it is not said. */
  menuPerPerson?: boolean;
  /** Wishes for a seat that a guest may choose from. */
  seating?: { code: string; name: Localized }[];
  refundRules: SeedRefundRule[];
  notices: Localized;
  /** Listed under `promotion/special` as well. */
  special: boolean;
  /** The outlet's sittings it is served at; every one of them when it names none. */
  sittings?: string[];
};

/** Times of a day at which an outlet seats guests. */
export type SeedSitting = {
  name: string;
  /** 0 is Sunday; every day unless named. */
  weekdays?: number[];
  /** First and last time to arrive, `HH:mm` at the venue, and the minutes between two. */
  first: string;
  last: string;
  intervalMinutes: number;
};

/** How an outlet takes reservations. */
export type SeedOutletSettings = {
  resourceId: number;
  /** Its contract with the card gateway; without one it cannot be paid in advance. */
  merchantId: string | null;
  /** Whether somebody at the outlet accepts each reservation. */
  acceptsByHand: boolean;
  closedOnHolidays: boolean;
  /** Seats to be had at each time. */
  seats: number;
  /** How many of the seats other guests take, from 0 (none) to 1 (nearly all). */
  busyness: number;
  sittings: SeedSitting[];
};

export type SeedSetting = { key: string; value: unknown };

/** Whether a messenger account has added the group's channel. */
export type ChannelRelation = "ADDED" | "NONE";

/** A messenger account that is offered when somebody signs in. */
export type SeedGuest = {
  id: number;
  name: Localized;
  nickname: Localized;
  channel: ChannelRelation;
  /** When the guest agreed to be known to the hotels, in ISO 8601; one who has not yet is asked. */
  consentedAt: string | null;
};

/** A membership of the loyalty programme that is offered when somebody signs in there. */
export type SeedMember = {
  loyaltyId: string;
  firstName: string;
  lastName: string;
  tierCode: TierCode;
  points: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
};

/** A customer of the hotels from before, with the accounts they came with. */
export type SeedCustomer = { guestId: number | null; loyaltyId: string | null };

/** A coupon without its owner and its days. */
type CouponTerms = {
  name: Localized;
  description: Localized;
  image: string | null;
  /** Outlets where it is taken. */
  outletIds: number[];
};

/** What taking part in an event is rewarded with: a coupon that is good from then on. */
export type SeedReward = CouponTerms & { goodForDays: number };

/** A coupon in the box of a messenger guest who was here before. Days count from the day of planting, in Seoul. */
export type SeedCoupon = CouponTerms & {
  id: number;
  guestId: number;
  /** From the start of the first day to the end of the last. */
  startsInDays: number;
  endsInDays: number;
  used?: { daysAgo: number; resourceId: number; checkNumber: string };
};

/** A reservation of a messenger guest who was here before. Days count from the day of planting, in Seoul. */
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
  /** The card was charged, and the gateway knows of it. */
  paid?: boolean;
  /** How long it waits for its payment. */
  payWithinHours?: number;
  requests?: string;
};

/** A guest's bill at an outlet. */
export type SeedCheck = { resourceId: number; number: string; password: string; open: boolean };

/** An event that takes answers from `startsAt` to `endsAt` (ISO 8601), without end where it is not said. */
export type SeedEvent = {
  id: number;
  startsAt: string | null;
  endsAt: string | null;
  needsLoyalty: boolean;
  /** How many guests may take part. */
  places: number | null;
  reward: SeedReward | null;
  /** What counts as right, for each question in its order; without it nothing is right or wrong. */
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
