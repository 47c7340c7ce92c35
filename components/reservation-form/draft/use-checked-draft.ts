"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useDraft } from "@/components/reservation-form/draft/use-draft";
import { takeChosenParty } from "@/components/reservation-form/taken-party";
import {
  useBookableDays,
  useMonth,
  useOrdered,
  useTimes,
} from "@/components/reservation-form/use-availability";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/promotion/schema";
import { dayProblem } from "@/lib/reservation/draft/day-problem";
import { partyTotal } from "@/lib/reservation/draft/party-size";
import type { ReservationDraft } from "@/lib/reservation/draft/reservation-draft";
import {
  firstParty,
  maxOrderQuantity,
  minOrderQuantity,
  partyProblem,
} from "@/lib/reservation/draft/reservation-rules";
import { monthOf } from "@/lib/time/calendar-days";
import { formatShortDay } from "@/lib/time/format-day";
import { readTimeZone } from "@/lib/time/page-time-zone";
import { serverNow } from "@/lib/time/server-clock";
import { venueDay } from "@/lib/time/venue-time";

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
  const locale = useLocale() as Locale;
  const { draft, unreadable, change: write } = useDraft();
  const [notices, setNotices] = useState<string[]>([]);
  const { party, date, time, quantities } = draft;
  const pax = party === undefined ? 1 : partyTotal(party);
  const range = useBookableDays(promotion.id);
  const month = useMonth(promotion.id, date === undefined ? undefined : monthOf(date), pax);
  const isDayLoading = range.isLoading || month.isLoading;
  const zone = readTimeZone(promotion.outlet?.resourceId ?? promotion.resourceId);
  const today = venueDay(serverNow(), zone);
  const problem =
    date === undefined ? undefined : dayProblem(date, { range: range.data, month: month.data, today });
  const times = useTimes(promotion.id, date, pax).data;
  const ordered = useOrdered(promotion.id, date);

  const takeBack = useCallback(
    (patch: Partial<ReservationDraft>, notice: string) => {
      write(patch);
      setNotices((before) => (before.includes(notice) ? before : [...before, notice]));
    },
    [write],
  );
  const change = useCallback(
    (patch: Partial<ReservationDraft>) => {
      setNotices([]);
      write(patch);
    },
    [write],
  );

  useEffect(() => {
    // The change leaves out what could not be parsed, so each part is reported once.
    if (unreadable.length === 0) return;
    const told = unreadable.map((part) => t(`dropped.${part}`));
    setNotices((before) => [...before.filter((notice) => !told.includes(notice)), ...told]);
    write({});
  }, [unreadable, t, write]);

  // Before the first paint of the form, so that the counters of the page are seen to go on.
  useLayoutEffect(() => {
    if (party === undefined) {
      write({ party: takeChosenParty() ?? firstParty(promotion) });
    } else if (partyProblem(party, promotion)?.message === "maximumPeople") {
      takeBack({ party: firstParty(promotion) }, t("dropped.party"));
    }
  }, [party, promotion, t, write, takeBack]);

  useEffect(() => {
    if (date === undefined || problem === undefined) return;
    takeBack(
      { date: undefined, time: undefined },
      t(`dropped.${problem}`, { day: formatShortDay(date, locale) }),
    );
  }, [date, problem, locale, t, takeBack]);

  useEffect(() => {
    if (time === undefined) return;
    if (date === undefined) {
      takeBack({ time: undefined }, t("dropped.time"));
      return;
    }
    // A removed day removes its time too: that is reported once, whichever response arrives first.
    if (isDayLoading || problem !== undefined || times === undefined) return;
    const slot = times.find((offered) => offered.time === time);
    if (slot === undefined) takeBack({ time: undefined }, t("dropped.noSuchTime", { time }));
    else if (slot.status === "full") takeBack({ time: undefined }, t("dropped.fullTime", { time }));
  }, [time, date, isDayLoading, problem, times, t, takeBack]);

  useEffect(() => {
    const checked = new Map(quantities);
    const told: string[] = [];
    for (const [id, quantity] of quantities) {
      const menu = promotion.menus.find((known) => known.id === id);
      if (menu === undefined || menu.soldOut) {
        checked.delete(id);
        told.push(menu === undefined ? t("dropped.menu") : t("dropped.soldOut", { menu: menu.name }));
        continue;
      }
      const most = maxOrderQuantity(menu, ordered[id]);
      if (quantity > most) {
        if (most < minOrderQuantity(menu)) checked.delete(id);
        else checked.set(id, most);
        told.push(
          most > 0
            ? t("dropped.quantity", { menu: menu.name, n: most })
            : t("dropped.noMore", { menu: menu.name }),
        );
      }
    }
    if (told.length === 0) return;
    for (const notice of told) takeBack({ quantities: checked }, notice);
  }, [quantities, promotion, ordered, t, takeBack]);

  return { draft, change, fill: write, notices };
}
