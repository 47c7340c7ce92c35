"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { correctStep, goToStep } from "@/components/booking/draft-memory";
import { isAnswered, rememberConfirmed } from "@/components/booking/guest-memory";
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

/**
 * Returns whether a step was held back for lack of a connection; it ends automatically once the browser is online
 * again.
 */
export function useConnection() {
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const end = () => setCutOff(false);
    window.addEventListener("online", end);
    return () => window.removeEventListener("online", end);
  }, []);
  const checkConnection = () => {
    setCutOff(!navigator.onLine);
    return navigator.onLine;
  };
  return { isCutOff, checkConnection };
}

/** Milliseconds after which a page that has not been left counts as given up by the guest, who may try again. */
const LEAVING_MS = 20_000;

/**
 * Whether the guest is on their way to another page, which may take a while: until the browser restores this page, or
 * it is still here after twenty seconds.
 */
export function useLeaving(): readonly [isLeaving: boolean, setLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, LEAVING_MS);
    window.addEventListener("pageshow", stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", stay);
    };
  }, [isLeaving]);
  return [isLeaving, setLeaving];
}

type Options = {
  body: RefObject<HTMLElement | null>;
  /** The order as it stands (`menusKey`). */
  order: string;
  /** Follows the last step. */
  onEnd: () => void;
};

/**
 * Leads from one step to the next. An incomplete step shows why, at the first wrong field. Menus that do not match the
 * party are asked about once per order as it stands, whatever step, reload or return follows the answer.
 */
export function useNextStep({ step, next, isDone, mismatch }: Progress, { body, order, onEnd }: Options) {
  const t = useTranslations("Reserve");
  const [isTried, setTried] = useState(false);
  const [questionedOrder, setQuestionedOrder] = useState<string>();

  // A link, or a time that was lost meanwhile, may request a step that cannot be reached yet.
  useEffect(() => correctStep(step), [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another step opens
  useEffect(() => {
    setTried(false);
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>("[data-step-title]")?.focus({ preventScroll: true });
  }, [step]);

  const isOpen =
    mismatch !== undefined &&
    !mismatch.isRefused &&
    (step === "menu" || next === undefined) &&
    !isAnswered(order);
  const question =
    isOpen && questionedOrder === order
      ? t(`mismatch.${mismatch.kind}`, { guests: mismatch.guests, menus: mismatch.menus })
      : undefined;

  const goOn = () => {
    if (isDone[step] && isOpen && question === undefined) {
      setQuestionedOrder(order);
      return;
    }
    if (question !== undefined) rememberConfirmed(order);
    if (!isDone[step]) {
      setTried(true);
      // The messages are rendered first, then the first field that has one gets the focus.
      requestAnimationFrame(() => {
        const field = body.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]");
        field?.focus();
        field?.scrollIntoView({ block: "center" });
      });
      return;
    }
    if (next === undefined) onEnd();
    else goToStep(next);
  };
  return { isTried, openQuestion: question, goOn };
}
