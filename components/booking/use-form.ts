"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ReservationForm as ReservationFormNow } from "@/components/booking/form/reservation-form";
import { fetchMessages } from "@/components/ui/messages-provider";
import { closeSteps } from "@/lib/booking/step-history";
import { reloadIfAnswered } from "@/lib/browser/reload-if-answered";

const loadForm = () =>
  import("@/components/booking/form/reservation-form").then((file) => file.ReservationForm);
/** Loads everything that the form needs before it can be shown. */
export const loadFormAndMessages = () => Promise.all([loadForm(), fetchMessages()]);

/**
 * What the form needs, in pieces that are each loaded while the page is idle: evaluated at once, the schemas and the
 * steps would hold a slow phone for a tenth of a second.
 */
export const formPieces = [
  () => import("@/lib/offer/schema"),
  () => import("@/lib/booking/draft/guest-details"),
  () => import("@/components/booking/steps/table-step"),
  loadFormAndMessages,
];

type Form = { ReservationForm: ComponentType<Parameters<typeof ReservationFormNow>[0]> };

/**
 * Returns the form once it and its messages are loaded; loads them once they are wanted. When they fail to load, the
 * dialog says so, and the page reloads as soon as there is a connection again.
 */
export function useForm(isWanted: boolean): Form | undefined {
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
    loadFormAndMessages().then(
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
