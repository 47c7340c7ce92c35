"use client";

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Failure } from "@/components/errors/failure";
import { WidgetBoundary } from "@/components/errors/widget-boundary";
import { fetchMessages, MessagesProvider } from "@/components/messages/messages-provider";
import {
  closeSteps,
  correctStep,
  goToStep,
  onAddressChange,
  readStep,
} from "@/components/reservation-form/draft/step-address";
import { useSite } from "@/components/site/site-context";
import { reloadIfAnswered } from "@/lib/browser/reload-if-answered";
import { draftKeys } from "@/lib/reservation/draft/draft-address";
import { isDeviceClock } from "@/lib/time/clock-parts";
import { serverNow } from "@/lib/time/server-clock";
import { VENUE_TIME_ZONE } from "@/lib/time/venue-time";

const loadForm = () => import("@/components/reservation-form/reservation-form");
const ReservationForm = lazy(() => loadForm().then((module) => ({ default: module.ReservationForm })));

type Props = { resourceId: number; id: number };

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
  const isFetched = useForm(step !== undefined);
  const { failure } = useSite();

  useEffect(() => {
    hideOwnClocks();
    const search = new URLSearchParams(location.search);
    if (readStep() === undefined && draftKeys.some((key) => search.has(key))) correctStep("guest");
    const handleReach = (event: Event) => {
      // A failure here is reported once the form is opened.
      if (isReserve(event.target)) loadForm().catch(() => undefined);
    };
    const handleClick = (event: MouseEvent) => {
      if (!isReserve(event.target)) return;
      event.preventDefault();
      goToStep("party");
    };
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
      dialog.close();
      return;
    }
    if (!dialog.open) dialog.showModal();
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

  return place === null || step === undefined || !isFetched
    ? null
    : createPortal(
        <WidgetBoundary name="reservation form" fallback={<Failure words={failure} />}>
          <MessagesProvider>
            <Suspense>
              <ReservationForm resourceId={resourceId} id={id} step={step} />
            </Suspense>
          </MessagesProvider>
        </WidgetBoundary>,
        place,
      );
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

/** Returns whether the form and its messages are loaded; loads them once they are wanted. */
function useForm(isWanted: boolean): boolean {
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (!isWanted || isFetched) return;
    let isShown = true;
    const dialog = document.getElementById("reserve");
    const again = dialog?.querySelector<HTMLElement>("[data-reserve-again]");
    const close = dialog?.querySelector<HTMLElement>("[data-reserve-close]");
    // A script that failed to load is not retried within a page; the address keeps what was chosen.
    const fetchAnew = () => void reloadIfAnswered();
    Promise.all([loadForm(), fetchMessages()]).then(
      () => isShown && setFetched(true),
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
  return isFetched;
}
