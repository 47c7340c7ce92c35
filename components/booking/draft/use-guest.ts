"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useProfiles } from "@/components/account/use-profiles";
import { readGuest, rememberGuest } from "@/components/booking/draft/guest-memory";
import { useCall } from "@/components/ui/use-call";
import { isSignedIn } from "@/lib/account/signed-in";
import { contactOf, fillEmpty, findLatest } from "@/lib/booking/booked-guest";
import { diallingCodes } from "@/lib/booking/draft/dialling-codes";
import { fillFromAccount, type GuestDetails, noGuestDetails } from "@/lib/booking/draft/guest-details";
import { getReservation, listReservations } from "@/lib/booking/endpoints";
import { type KeptGuest, keepGuest, readKeptGuest } from "@/lib/booking/kept-guest";
import type { Reservation } from "@/lib/booking/schema";
import { deviceCountry } from "@/lib/browser/device";
import { type Locale, localeData } from "@/lib/i18n/locales";

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
