"use client";

import { useEffect, useState } from "react";
import { readGuest, rememberGuest } from "@/components/reservation-form/draft/guest-memory";
import { useProfiles } from "@/components/session/use-profiles";
import { type Locale, localeFacts } from "@/lib/i18n/locales";
import { fillFromAccount, type GuestDetails, noGuestDetails } from "@/lib/reservation/draft/guest-details";

/**
 * Returns the guest's details: what was typed in this tab, with empty fields filled from the account. `change` keeps
 * them for this tab.
 */
export function useGuest(locale: Locale): { guest: GuestDetails; change: (guest: GuestDetails) => void } {
  const { profile } = useProfiles();
  const [guest, setGuest] = useState<GuestDetails>(() => readGuest() ?? firstGuest(locale));
  const account = profile.state === "loggedIn" ? profile.info.profiles.kakao[0] : undefined;
  const { name, phone, email } = account ?? {};
  useEffect(() => {
    // A field must not be filled just before the guest types in it.
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

/** Returns empty details with a country: that of the reader's language, if it has one, else the browser's region. */
function firstGuest(locale: Locale): GuestDetails {
  // Parsed without `Intl`: what a browser takes from the system's settings ("en-US@posix") is not always a valid
  // language tag.
  const [, region = ""] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(navigator.language) ?? [];
  return { ...noGuestDetails, country: localeFacts[locale].country ?? region.toUpperCase() };
}
