import { type GuestDetails, guestProblems, type ReadMobileNumber } from "@/lib/booking/guest-details";
import { type PartyMismatch, partyMismatch } from "@/lib/booking/party-menus";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { orderProblem, partyProblem, quantityProblem } from "@/lib/booking/reservation-rules";
import type { Step } from "@/lib/booking/step-history";
import type { Promotion } from "@/lib/offer/schema";

/** A step that another one leads to. */
type LaterStep = Exclude<Step, "table">;

/** A guest's progress in the form. */
export type Progress = {
  /** The steps of this promotion; without menus there is no menu step. */
  order: readonly Step[];
  /** The open step: the requested one, or the first before it that is incomplete. */
  step: Step;
  /** Number of the open step, counted from one. */
  number: number;
  /** The step after it; undefined where the summary follows, which shows known details of the guest (R6.3). */
  next: LaterStep | undefined;
  isDone: Readonly<Record<Step, boolean>>;
  /** Set where party and menus do not match. */
  mismatch: PartyMismatch | undefined;
};

type Filled = {
  promotion: Promotion;
  draft: ReservationDraft;
  guest: GuestDetails;
  /** The guest's details are already known, and need no step of their own. */
  isGuestKnown: boolean;
  /** Reads the mobile numbers among the guest's details. */
  readNumber: ReadMobileNumber;
  /** Number of each menu that this guest has already ordered for that day, by the menu's id. */
  ordered: Readonly<Record<string, number>>;
};

/** Returns how far the form has come, for an address that requests a step. */
export function progressOf(
  { promotion, draft, guest, ordered, isGuestKnown, readNumber }: Filled,
  requestedStep: Step,
): Progress {
  const { party, date, time, quantities } = draft;
  const later: LaterStep[] = promotion.menus.length === 0 ? ["guest"] : ["menu", "guest"];
  const order: Step[] = ["table", ...later];
  const mismatch = party === undefined ? undefined : partyMismatch(party, quantities, promotion);
  const isDone: Record<Step, boolean> = {
    table: partyProblem(party, promotion) === undefined && date !== undefined && time !== undefined,
    menu:
      orderProblem(quantities, promotion) === undefined &&
      mismatch?.isRefused !== true &&
      promotion.menus.every(
        (menu) => quantityProblem(menu, quantities.get(menu.id) ?? 0, ordered[menu.id]) === undefined,
      ),
    guest: guestProblems(guest, readNumber).length === 0,
  };
  const firstOpen = order.find((name) => !isDone[name]) ?? "guest";
  const step =
    order.indexOf(requestedStep) <= order.indexOf(firstOpen) && order.includes(requestedStep)
      ? requestedStep
      : firstOpen;
  const number = order.indexOf(step) + 1;
  const following = later[number - 1];
  const isSkipped = following === "guest" && isGuestKnown && isDone.guest;
  return { order, step, number, next: isSkipped ? undefined : following, isDone, mismatch };
}
