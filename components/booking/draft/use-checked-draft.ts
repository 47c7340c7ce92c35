"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useLayoutEffect, useState } from "react";
import { useDraft } from "@/components/booking/draft/use-draft";
import { readChosenParty, removeUnhydratedForm } from "@/components/booking/form/unhydrated-party";
import { useBookableDays, useMonth, useOrdered, useTimes } from "@/components/booking/form/use-availability";
import { monthOf } from "@/lib/base/calendar-days";
import { formatShortDay } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { checkDraft, type DraftNotice } from "@/lib/booking/draft/check-draft";
import { partyTotal } from "@/lib/booking/draft/party-size";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { firstParty } from "@/lib/booking/draft/reservation-rules";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";

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
