"use client";

import { useEffect, useRef, useState } from "react";
import { removeUnhydratedForm } from "@/components/booking/form/taken-party";
import { hasDraft } from "@/lib/booking/draft/draft-address";
import { closeSteps, type Step } from "@/lib/booking/step-history";
import { readOpenStep } from "@/lib/booking/summary-history";

/**
 * Opens and closes the offer's dialog with what the address has open, and the address with the dialog. Returns the
 * element in which the form or the summary is shown; null while it has never been open. The dialog is markup of its page
 * and usable before any of this runs, so it is found by its id: React renders nothing of it here that a ref could hold.
 */
export function useBookingDialog(step: Step | "summary" | undefined): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isOpened = useRef(false);

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
      // A link leads past the unhydrated form, or names a party that it does not show.
      if (step !== "table" || hasDraft(location.search)) removeUnhydratedForm();
      dialog.showModal();
    }
    setContainer(document.getElementById("reserve-form"));
    const handleCancel = (event: Event) => {
      event.preventDefault();
      closeSteps();
    };
    const handleClick = (event: MouseEvent) => event.target === dialog && closeSteps();
    // A browser may close the dialog without a cancel event; the address then follows. The close event fires a frame
    // later: a dialog that Forward has reopened by then must stay open.
    const handleClose = () => !dialog.open && readOpenStep() !== undefined && closeSteps();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    dialog.addEventListener("click", handleClick);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.removeEventListener("click", handleClick);
    };
  }, [step]);
  return container;
}
