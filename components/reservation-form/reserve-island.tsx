"use client";

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Failure } from "@/components/errors/failure";
import { WidgetBoundary } from "@/components/errors/widget-boundary";
import { fetchMessages, MessagesProvider } from "@/components/messages/messages-provider";
import { correctStep, goToStep, onAddressChange } from "@/components/reservation-form/draft/step-address";
import type { ReservationForm as ReservationFormNow } from "@/components/reservation-form/reservation-form";
import { removePartyFrame } from "@/components/reservation-form/taken-party";
import { useSite } from "@/components/site/site-context";
import { reloadIfAnswered } from "@/lib/browser/reload-if-answered";
import { loadAhead } from "@/lib/page-script/waking/load-ahead";
import { draftKeys } from "@/lib/reservation/draft/draft-address";
import { closeSteps, readStep } from "@/lib/reservation/step-history";
import { isDeviceClock } from "@/lib/time/clock-parts";
import { serverNow } from "@/lib/time/server-clock";
import { VENUE_TIME_ZONE } from "@/lib/time/venue-time";

const loadForm = () =>
  import("@/components/reservation-form/reservation-form").then((file) => file.ReservationForm);
/** Loads everything that the form needs before it can be shown. */
const loadAll = () => Promise.all([loadForm(), fetchMessages()]);

type Props = { resourceId: number; id: number };

type Form = { ReservationForm: ComponentType<Parameters<typeof ReservationFormNow>[0]> };

/**
 * Opens the reservation form over the promotion: by Reserve, by a link with a draft, by Back and Forward. The form's
 * code is loaded when a guest reaches for it, not before; when it fails to load, the dialog says so, and the page
 * reloads as soon as there is a connection again.
 */
export function ReserveIsland({ resourceId, id }: Props) {
  const step = useSyncExternalStore(
    onAddressChange,
    () => readStep(),
    () => undefined,
  );
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const form = useForm(step !== undefined);
  const isOpened = useRef(false);
  const { failure } = useSite();

  useEffect(() => {
    hideOwnClocks();
    if (readStep() === undefined && hasDraft()) correctStep("guest");
    const handleReach = (event: Event) => {
      // A failure here is reported once the form is opened.
      if (isReserve(event.target)) loadAll().catch(() => undefined);
    };
    const handleClick = (event: MouseEvent) => {
      if (!isReserve(event.target)) return;
      event.preventDefault();
      goToStep("party");
    };
    loadAhead(loadAll);
    document.addEventListener("pointerover", handleReach);
    document.addEventListener("focusin", handleReach);
    document.addEventListener("click", handleClick);
    return () => {
      document.removeEventListener("pointerover", handleReach);
      document.removeEventListener("focusin", handleReach);
      document.removeEventListener("click", handleClick);
    };
  }, []);

  useEffect(() => {
    const dialog = document.getElementById("reserve");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (step === undefined) {
      // Before the first step it may be open for a guest whose press is yet to be replayed.
      if (isOpened.current) dialog.close();
      return;
    }
    isOpened.current = true;
    if (!dialog.open) {
      // A link leads past the frame, or names a party that the frame does not show.
      if (step !== "party" || hasDraft()) removePartyFrame();
      dialog.showModal();
    }
    setPlace(document.getElementById("reserve-form"));
    const handleCancel = (event: Event) => {
      event.preventDefault();
      closeSteps();
    };
    const handleClick = (event: MouseEvent) => event.target === dialog && closeSteps();
    // A browser may close the dialog without a cancel event; the address then follows. The close event fires a frame
    // later: a dialog that Forward has reopened by then must stay open.
    const handleClose = () => !dialog.open && readStep() !== undefined && closeSteps();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    dialog.addEventListener("click", handleClick);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.removeEventListener("click", handleClick);
    };
  }, [step]);

  return place === null || step === undefined || form === undefined
    ? null
    : createPortal(
        <WidgetBoundary name="reservation form" fallback={<Failure words={failure} />}>
          <MessagesProvider>
            <form.ReservationForm resourceId={resourceId} id={id} step={step} />
          </MessagesProvider>
        </WidgetBoundary>,
        place,
      );
}

/** Returns whether the address contains a part of a draft. */
function hasDraft(): boolean {
  const search = new URLSearchParams(location.search);
  return draftKeys.some((key) => search.has(key));
}

/** Hides the name of the time zone where the device's clock is in it; the page itself is the same for all guests. */
function hideOwnClocks(): void {
  for (const name of document.querySelectorAll<HTMLElement>("[data-reserve-clock]")) {
    name.hidden = isDeviceClock(name.dataset.reserveClock ?? VENUE_TIME_ZONE, serverNow());
  }
}

function isReserve(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-reserve]") !== null;
}

/** Returns the form once it and its messages are loaded; loads them once they are wanted. */
function useForm(isWanted: boolean): Form | undefined {
  const [form, setForm] = useState<Form>();
  const isFetched = form !== undefined;
  useEffect(() => {
    if (!isWanted || isFetched) return;
    let isShown = true;
    const dialog = document.getElementById("reserve");
    const again = dialog?.querySelector<HTMLElement>("[data-reserve-again]");
    const close = dialog?.querySelector<HTMLElement>("[data-reserve-close]");
    // A script that failed to load is not retried within a page; the address keeps what was chosen.
    const fetchAnew = () => void reloadIfAnswered();
    loadAll().then(
      ([ReservationForm]) => isShown && setForm({ ReservationForm }),
      () => {
        if (!isShown) return;
        dialog?.setAttribute("data-lost", navigator.onLine ? "" : "offline");
        again?.addEventListener("click", fetchAnew);
        close?.addEventListener("click", closeSteps);
        again?.focus();
        window.addEventListener("online", fetchAnew);
      },
    );
    return () => {
      isShown = false;
      dialog?.removeAttribute("data-lost");
      again?.removeEventListener("click", fetchAnew);
      close?.removeEventListener("click", closeSteps);
      window.removeEventListener("online", fetchAnew);
    };
  }, [isWanted, isFetched]);
  return form;
}
