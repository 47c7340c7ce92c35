"use client";

import { useEffect, useState } from "react";
import { recallGuest, rememberGuest } from "@/components/reservation-form/draft/guest-memory";
import { useProfiles } from "@/components/session/use-profiles";
import { type Locale, localeFacts } from "@/lib/i18n/locales";
import { fillFromAccount, type GuestDetails, noGuestDetails } from "@/lib/reservation/draft/guest-details";

/**
 * The guest's details: what was typed in this tab, and in fields that are still empty what the account knows. `change`
 * keeps them for this tab.
 */
export function useGuest(locale: Locale): { guest: GuestDetails; change: (guest: GuestDetails) => void } {
  const { profile } = useProfiles();
  const [guest, setGuest] = useState<GuestDetails>(() => recallGuest() ?? firstGuest(locale));
  const account = profile.state === "loggedIn" ? profile.info.profiles.kakao[0] : undefined;
  const { name, phone, email } = account ?? {};
  useEffect(() => {
    // Whoever is about to type is not to find another beginning before it.
    const isTyping = document.activeElement?.id.startsWith("guest-") === true;
    if (!isTyping) setGuest((typed) => fillFromAccount(typed, { name, phone, email }));
  }, [name, phone, email]);
  return {
    guest,
    change: (changed) => {
      setGuest(changed);
      rememberGuest(changed);
    },
  };
}

/** A Korean reader has a Korean number; whoever else reads says where from, unless their browser knows. */
function firstGuest(locale: Locale): GuestDetails {
  // Read by hand: what a browser takes from the system's settings ("en-US@posix") is not always a language to `Intl`.
  const [, region = ""] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(navigator.language) ?? [];
  return { ...noGuestDetails, country: localeFacts[locale].country ?? region.toUpperCase() };
}
