"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useProfiles } from "@/components/account/use-profiles";
import { readGuest, rememberGuest } from "@/components/booking/guest-memory";
import { readChosenParty, removeUnhydratedForm } from "@/components/booking/unhydrated-party";
import { useBookableDays, useMonth, useOrdered, useTimes } from "@/components/booking/use-availability";
import { useDraft } from "@/components/booking/use-draft";
import { useCall } from "@/components/ui/use-call";
import { isSignedIn } from "@/lib/account/signed-in";
import { monthOf } from "@/lib/base/calendar-days";
import { formatShortDay } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { contactOf, fillEmpty, findLatest } from "@/lib/booking/booked-guest";
import { checkDraft, type DraftNotice } from "@/lib/booking/check-draft";
import { getReservation, listReservations } from "@/lib/booking/endpoints";
import {
  diallingCodes,
  fillFromAccount,
  type GuestDetails,
  noGuestDetails,
} from "@/lib/booking/guest-details";
import { type KeptGuest, keepGuest, readKeptGuest } from "@/lib/booking/kept-guest";
import { proposeMenus } from "@/lib/booking/party-menus";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { dueDeposits, firstParty, partyTotal } from "@/lib/booking/reservation-rules";
import type { Reservation } from "@/lib/booking/schema";
import { deviceCountry } from "@/lib/browser/device";
import type { Translator } from "@/lib/i18n/load-messages";
import { type Locale, localeData } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";

type Options = {
  promotion: Promotion;
  draft: ReservationDraft;
  ordered: Readonly<Record<string, number>>;
  /** The menu step is open. */
  isOpen: boolean;
  change: (patch: Partial<ReservationDraft>) => void;
  fill: (patch: Partial<ReservationDraft>) => void;
};

const noMenus: ReadonlyMap<number, number> = new Map();

/**
 * Chooses menus for the party once, where the guest has chosen none, and the deposit always. Proposed menus follow
 * changes of the party; those that the guest chose are kept.
 */
export function useProposedMenus({ promotion, draft, ordered, isOpen, change, fill }: Options) {
  const { party, quantities } = draft;
  const proposed = party === undefined ? noMenus : proposeMenus(party, promotion, ordered);
  const deposits = dueDeposits(promotion, ordered);
  // A deposit alone is nobody's meal, and was not chosen for the party.
  const isProposed = proposed.size > deposits.size && isSameOrder(quantities, proposed);

  // A deposit comes with every order, also with one that a link brought along; the guest sees it being added.
  useEffect(() => {
    const missing = [...dueDeposits(promotion, ordered)].filter(
      ([id, least]) => (quantities.get(id) ?? 0) < least,
    );
    if (isOpen && quantities.size > 0 && missing.length > 0)
      fill({ quantities: new Map([...quantities, ...missing]) });
  }, [isOpen, quantities, promotion, ordered, fill]);

  // Menus proposed once are not proposed again to a guest who removed them.
  const hasProposed = useRef(false);
  useEffect(() => {
    if (!isOpen || hasProposed.current || quantities.size > 0 || proposed.size === 0) return;
    hasProposed.current = true;
    fill({ quantities: proposed });
  }, [isOpen, quantities, proposed, fill]);

  const changeParty = (patch: Partial<ReservationDraft>) =>
    change(
      isProposed && patch.party !== undefined
        ? { ...patch, quantities: proposeMenus(patch.party, promotion, ordered) }
        : patch,
    );
  return { isProposed, changeParty };
}

function isSameOrder(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);
}

const quietly = { once: true, endedSession: "say nothing" } as const;

/**
 * Reads the latest reservation of a signed-in guest, who then need not type again what it says of them. Optional:
 * undefined while it is loading, where there is none, and where it cannot be loaded.
 */
function useLatestBooked({ isWanted }: { isWanted: boolean }): Reservation | undefined {
  const isLoaded = isWanted && isSignedIn(document.cookie);
  const page = { page: 1, perPage: 16 };
  const current = useCall(listReservations, isLoaded ? { tab: "current", ...page } : undefined, quietly);
  const past = useCall(listReservations, isLoaded ? { tab: "past", ...page } : undefined, quietly);
  const latest =
    current.data === undefined || past.data === undefined
      ? undefined
      : findLatest([...current.data.rows, ...past.data.rows]);
  return useCall(getReservation, latest && { id: latest.reservationId }, quietly).data;
}

const contactFields = ["name", "country", "mobile", "email"] as const;

type Guest = {
  guest: GuestDetails;
  /** The details are those of the latest reservation, unchanged. */
  isFromBooked: boolean;
  change: (guest: GuestDetails) => void;
};

/**
 * Returns the guest's details: what was typed in this tab, with empty fields filled from the account and from the
 * latest reservation. `change` keeps them for this tab.
 */
export function useGuest(locale: Locale): Guest {
  const { profile } = useProfiles();
  const [guest, setGuest] = useState<GuestDetails>(
    () => readGuest() ?? { ...firstGuest(locale), ...keptForVisitor() },
  );
  const [isNew] = useState(() => readGuest() === undefined);
  const [isChanged, setChanged] = useState(false);
  const booked = useLatestBooked({ isWanted: isNew });
  const account = profile.state === "loggedIn" ? profile.info.profiles.kakao[0] : undefined;
  const { name, phone, email } = account ?? {};
  const isKnown = account !== undefined;
  useEffect(() => {
    if (isKnown) fillIn(setGuest, (typed) => fillFromAccount(typed, { name, phone, email }));
  }, [isKnown, name, phone, email]);
  useEffect(() => {
    if (booked !== undefined) fillIn(setGuest, (typed) => fillEmpty(typed, contactOf(booked, typed.country)));
  }, [booked]);
  return {
    guest,
    isFromBooked: isNew && booked !== undefined && !isChanged,
    change: (changed) => {
      // A wish, such as a diet among the menus, leaves the details those of the latest reservation.
      if (contactFields.some((field) => changed[field] !== guest[field])) setChanged(true);
      if (keptForVisitor() !== undefined) keepGuest(changed);
      setGuest(changed);
      rememberGuest(changed);
    },
  };
}

type Fill = (typed: GuestDetails) => GuestDetails;

/**
 * Fills in what has arrived, except in the field that has the focus: what a guest types is never mixed with it. The
 * focus is read and the text is shown in one step, so that nobody can begin to type in between.
 */
function fillIn(setGuest: (fill: Fill) => void, fill: Fill): void {
  queueMicrotask(() => {
    const focused = document.activeElement?.id;
    flushSync(() => setGuest((typed) => ({ ...fill(typed), ...ownOf(typed, focused) })));
  });
}

/** Returns the details that are the guest's alone while the field with this id has the focus. */
function ownOf({ name, country, mobile, email }: GuestDetails, id: string | undefined) {
  if (id === "guest-name") return { name };
  if (id === "guest-email") return { email };
  // A number is read by its country.
  return id === "guest-mobile" || id === "guest-country" ? { country, mobile } : {};
}

/** What the device keeps is for a visitor: whoever is signed in may be somebody else, and has details of their own. */
function keptForVisitor(): KeptGuest | undefined {
  return isSignedIn(document.cookie) ? undefined : readKeptGuest();
}

/** Returns empty details with a country: that of the reader's language, if it has one, else the device's. */
function firstGuest(locale: Locale): GuestDetails {
  const country = localeData[locale].country ?? deviceCountry(Object.keys(diallingCodes)) ?? "";
  return { ...noGuestDetails, country };
}

type CheckedDraft = {
  draft: ReservationDraft;
  /** Applies a choice of the guest and clears the notices shown before. */
  change: (patch: Partial<ReservationDraft>) => void;
  /** Applies a choice made by the form, such as the first free day; keeps the notices. */
  fill: (patch: Partial<ReservationDraft>) => void;
  /** A sentence for each value that was removed, until the guest chooses again. */
  notices: string[];
};

/**
 * Checks the draft against what can be booked at this moment: a value that no longer fits is removed automatically,
 * with a notice, and all others are kept. Nothing is removed while a response is pending.
 */
export function useCheckedDraft(promotion: Promotion): CheckedDraft {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const { draft: requested, unreadable, change: write } = useDraft();
  const [notices, setNotices] = useState<string[]>([]);
  // The party that was last shown, because a framework that has just started writes once more the address that it read
  // first, in which there may be none.
  const [defaultParty, setDefaultParty] = useState(() => readChosenParty() ?? firstParty(promotion));
  if (requested.party !== undefined && requested.party !== defaultParty) setDefaultParty(requested.party);
  const { party = defaultParty, date } = requested;
  const pax = partyTotal(party);
  const range = useBookableDays(promotion);
  const month = useMonth(promotion.id, date === undefined ? undefined : monthOf(date), pax);
  const times = useTimes(promotion.id, date, pax).data;
  const ordered = useOrdered(promotion.id, date);
  const zone = readTimeZone(promotion.outlet?.resourceId ?? promotion.resourceId);
  const { draft, notices: found } = checkDraft(requested, {
    promotion,
    today: venueDay(serverNow(), zone),
    range: range.data,
    month: month.data,
    times,
    isDayLoading: range.isLoading || month.isLoading,
    ordered,
    defaultParty,
  });
  const sentences = [...unreadable.map((key) => ({ key })), ...found].map((notice) =>
    sentenceOf(notice, t, locale),
  );

  // Before the first paint of the form, so that the counters of the page are seen to go on.
  useLayoutEffect(() => {
    removeUnhydratedForm();
    if (sentences.length > 0)
      setNotices((shown) =>
        sentences.every((notice) => shown.includes(notice)) ? shown : [...new Set([...shown, ...sentences])],
      );
    // Any change leaves out of the address what could not be parsed, so each part is reported once.
    if (draft !== requested || unreadable.length > 0) write(draft);
  });

  const change = useCallback(
    (patch: Partial<ReservationDraft>) => {
      setNotices([]);
      write(patch);
    },
    [write],
  );
  return { draft, change, fill: write, notices };
}

function sentenceOf(notice: DraftNotice, t: Translator<"Reserve">, locale: Locale): string {
  return "day" in notice
    ? t(`dropped.${notice.key}`, { day: formatShortDay(notice.day, locale) })
    : t(`dropped.${notice.key}`, { ...notice });
}
