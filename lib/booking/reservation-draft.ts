import * as z from "zod/mini";
import { ID, RESERVATION_ID, whole } from "@/lib/base/ids";
import { type PartySize, smallestParty } from "@/lib/booking/reservation-rules";
import { draftKeys } from "@/lib/routing/query-keys";

/** The reservation that a guest is preparing, as far as it may be part of an address: it contains no personal data. */
export type ReservationDraft = {
  /** Undefined until the guest has chosen it. */
  party: PartySize | undefined;
  /** `YYYY-MM-DD` and `HH:mm`, venue time. */
  date: string | undefined;
  time: string | undefined;
  /** Quantity by menu id. */
  quantities: ReadonlyMap<number, number>;
  /** The reservation that this one replaces. */
  change: string | undefined;
};

/** The parts of a draft in a link; each is validated separately. */
export type DraftPart = "party" | "date" | "time" | "menu";

const countSchema = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number));
const dateSchema = z.iso.date();
const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const MENU = `${ID}:[1-9]\\d{0,2}`;
const menuSchema = z.string().check(z.regex(whole(`${MENU}(?:,${MENU})*`)));
const changeSchema = z.string().check(z.regex(whole(RESERVATION_ID)));

/**
 * Parses a draft from an address, part by part: unreadable parts are left out and listed in `unreadable`, so that the
 * guest can be told. `?adults=2&children=1&infants=0&date=2026-12-24&time=19:00&menu=7:2,8:1&change=AH_12`
 */
export function parseDraft(search: URLSearchParams): { draft: ReservationDraft; unreadable: DraftPart[] } {
  const unreadable: DraftPart[] = [];
  const read = <Value>(part: DraftPart | undefined, schema: z.ZodMiniType<Value>, key: string) => {
    const text = search.get(key);
    if (text === null || text === "") return undefined;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    if (part !== undefined && !unreadable.includes(part)) unreadable.push(part);
    return undefined;
  };
  const [adults, children, infants] = (["adults", "children", "infants"] as const).map((key) =>
    read("party", countSchema, key),
  );
  const hasParty = [adults, children, infants].some((count) => count !== undefined);
  const menu = read("menu", menuSchema, "menu");
  return {
    draft: {
      party:
        hasParty && !unreadable.includes("party")
          ? {
              adults: adults ?? smallestParty.adults,
              children: children ?? smallestParty.children,
              infants: infants ?? smallestParty.infants,
            }
          : undefined,
      date: read("date", dateSchema, "date"),
      time: read("time", timeSchema, "time"),
      quantities: readQuantities(menu),
      change: read(undefined, changeSchema, "change"),
    },
    unreadable,
  };
}

/** Writes the draft to a query; all other keys of `search` are kept. */
export function writeDraft(search: URLSearchParams, draft: ReservationDraft): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const key of draftKeys) written.delete(key);
  if (draft.party !== undefined) {
    written.set("adults", String(draft.party.adults));
    if (draft.party.children > 0) written.set("children", String(draft.party.children));
    if (draft.party.infants > 0) written.set("infants", String(draft.party.infants));
  }
  if (draft.date !== undefined) written.set("date", draft.date);
  if (draft.time !== undefined) written.set("time", draft.time);
  const menus = [...draft.quantities].filter(([, quantity]) => quantity > 0);
  if (menus.length > 0) written.set("menu", menus.map((entry) => entry.join(":")).join(","));
  if (draft.change !== undefined) written.set("change", draft.change);
  return written;
}

function readQuantities(menu: string | undefined): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const entry of menu?.split(",") ?? []) {
    const [id = 0, quantity = 0] = entry.split(":").map(Number);
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}
