"use client";

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import {
  closeSteps,
  correctStep,
  goToStep,
  onAddressChange,
  readStep,
} from "@/components/reservation-form/steps";
import { WithMessages } from "@/components/session/with-messages";
import { draftKeys } from "@/lib/reservation/reservation-draft";

const loadForm = () => import("@/components/reservation-form/reservation-form");
const ReservationForm = lazy(() => loadForm().then((module) => ({ default: module.ReservationForm })));

type Props = { resourceId: number; id: number };

/**
 * Opens the reservation form over the promotion: by Reserve, by a link that carries a draft, by Back and Forward. The
 * form's code is fetched when a guest reaches for it, not before.
 */
export function ReserveIsland({ resourceId, id }: Props) {
  const step = useSyncExternalStore(
    onAddressChange,
    () => readStep(),
    () => undefined,
  );
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const search = new URLSearchParams(location.search);
    if (readStep() === undefined && draftKeys.some((key) => search.has(key))) correctStep("guest");
    const handleReach = (event: Event) => {
      if (isReserve(event.target)) void loadForm();
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
    // A browser may close it without asking; the address then follows.
    const handleClose = () => readStep() !== undefined && closeSteps();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    dialog.addEventListener("click", handleClick);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.removeEventListener("click", handleClick);
    };
  }, [step]);

  return place === null || step === undefined
    ? null
    : createPortal(
        <WithMessages>
          <Suspense>
            <ReservationForm resourceId={resourceId} id={id} step={step} />
          </Suspense>
        </WithMessages>,
        place,
      );
}

function isReserve(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-reserve]") !== null;
}
