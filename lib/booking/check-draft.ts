import type { DraftPart, ReservationDraft } from "@/lib/booking/reservation-draft";
import {
  firstParty,
  maxOrderQuantity,
  minOrderQuantity,
  type PartySize,
  partyProblem,
} from "@/lib/booking/reservation-rules";
import { hasTable } from "@/lib/offer/availability-status";
import type { CalendarDay, Promotion, TableTime } from "@/lib/offer/schema";

/** In order: before today; before the first bookable day; after the last or closed; no table left for the party. */
type DayProblem = "past" | "early" | "closed" | "full";

/**
 * Returns why a day cannot be booked (R6.4); undefined when no reason is known. The bookable range is checked first,
 * because a calendar marks the days outside it as closed, whatever the reason.
 */
export function dayProblem(
  date: string,
  { range, month, today }: Pick<Bookable, "range" | "month" | "today">,
): DayProblem | undefined {
  if (range === undefined) return undefined;
  // The first bookable day may be today or later, so only a day before today counts as past.
  if (date < range.start) return date < today ? "past" : "early";
  if (date > range.end) return "closed";
  if (month === undefined) return undefined;
  const status = month.find((day) => day.date === date)?.status ?? "closed";
  return status === "closed" || status === "full" ? status : undefined;
}

/** What is known of what can be booked; undefined while it is not loaded. All days and times are the venue's. */
export type Bookable = {
  promotion: Promotion;
  today: string;
  /** The first and the last day, and the days of the draft's month and times of its day, for its party. */
  range: { start: string; end: string } | undefined;
  month: readonly Pick<CalendarDay, "date" | "status">[] | undefined;
  times: readonly Pick<TableTime, "time" | "status">[] | undefined;
  /** The range or the month is still being loaded; one that failed to load is not. */
  isDayLoading: boolean;
  /** How many of each menu this guest has ordered before, by id. */
  ordered: Readonly<Record<string, number>>;
  /** The party of a draft without one. */
  defaultParty: PartySize;
};

/** Why a value was removed, as the key and the values of its sentence. */
export type DraftNotice =
  | { key: DraftPart }
  | { key: DayProblem; day: string }
  | { key: "noSuchTime" | "fullTime"; time: string }
  | { key: "soldOut" | "noMore"; menu: string }
  | { key: "quantity"; menu: string; n: number };

/** What to change of a draft, and a notice for each value that is removed. */
type Change = { patch: Partial<ReservationDraft>; notices: DraftNotice[] };

const NO_CHANGE: Change = { patch: {}, notices: [] };

/**
 * Checks a draft against what can be booked at this moment: values that no longer fit are removed, all others are kept,
 * and nothing is removed while the answer that decides it is pending. A draft without a party gets the default one.
 * Returns the draft itself where it fits, and a notice for each removed value.
 */
export function checkDraft(
  draft: ReservationDraft,
  bookable: Bookable,
): { draft: ReservationDraft; notices: DraftNotice[] } {
  const party = checkParty(draft, bookable);
  // What is known of days and times is for the party that was removed.
  const table = party.notices.length === 0 ? checkTable(draft, bookable) : NO_CHANGE;
  const menus = checkMenus(draft, bookable);
  const patch = { ...party.patch, ...table.patch, ...menus.patch };
  return {
    draft: Object.keys(patch).length === 0 ? draft : { ...draft, ...patch },
    notices: [...party.notices, ...table.notices, ...menus.notices],
  };
}

function checkParty({ party }: ReservationDraft, { promotion, defaultParty }: Bookable): Change {
  if (party === undefined) return { patch: { party: defaultParty }, notices: [] };
  const isTooLarge = partyProblem(party, promotion)?.message === "maximumPeople";
  return isTooLarge ? { patch: { party: firstParty(promotion) }, notices: [{ key: "party" }] } : NO_CHANGE;
}

/** A removed day removes its time too: that is reported once, whichever answer arrives first. */
function checkTable({ date, time }: ReservationDraft, bookable: Bookable): Change {
  const { times, isDayLoading } = bookable;
  if (date === undefined)
    return time === undefined ? NO_CHANGE : { patch: { time: undefined }, notices: [{ key: "time" }] };
  const problem = dayProblem(date, bookable);
  if (problem !== undefined)
    return { patch: { date: undefined, time: undefined }, notices: [{ key: problem, day: date }] };
  if (time === undefined || isDayLoading || times === undefined) return NO_CHANGE;
  const slot = times.find((offered) => offered.time === time);
  if (slot !== undefined && hasTable(slot)) return NO_CHANGE;
  const key = slot === undefined ? "noSuchTime" : "fullTime";
  return { patch: { time: undefined }, notices: [{ key, time }] };
}

function checkMenus({ quantities }: ReservationDraft, { promotion, ordered }: Bookable): Change {
  const checked = new Map(quantities);
  const notices: DraftNotice[] = [];
  for (const [id, quantity] of quantities) {
    const menu = promotion.menus.find((known) => known.id === id);
    if (menu === undefined || menu.soldOut) {
      checked.delete(id);
      notices.push(menu === undefined ? { key: "menu" } : { key: "soldOut", menu: menu.name });
      continue;
    }
    const most = maxOrderQuantity(menu, ordered[id]);
    if (quantity <= most) continue;
    if (most < minOrderQuantity(menu)) {
      checked.delete(id);
      notices.push({ key: "noMore", menu: menu.name });
    } else {
      checked.set(id, most);
      notices.push({ key: "quantity", menu: menu.name, n: most });
    }
  }
  return notices.length === 0 ? NO_CHANGE : { patch: { quantities: checked }, notices };
}
