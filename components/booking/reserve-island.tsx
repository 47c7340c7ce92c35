"use client";

import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { correctStep, goToStep, onAddressChange } from "@/components/booking/draft/step-address";
import { openSummary, prepareSummary, useSummary } from "@/components/booking/open-summary";
import { useBookingDialog } from "@/components/booking/use-booking-dialog";
import { formPieces, loadFormAndMessages, useForm } from "@/components/booking/use-form";
import { useSite } from "@/components/layout/site-context";
import { Failure } from "@/components/ui/failure";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { isDeviceClock } from "@/lib/base/clock-parts";
import { serverNow } from "@/lib/base/server-clock";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { hasDraft } from "@/lib/booking/draft/draft-address";
import { readStep } from "@/lib/booking/step-history";
import { readOpenStep } from "@/lib/booking/summary-history";
import { showBusy, whenDrawn } from "@/lib/browser/busy";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";

type Props = {
  resourceId: number;
  id: number;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
};

const summary = { prepare: prepareSummary, open: openSummary };

/**
 * Books over the promotion: the reservation form opens by Reserve, by a link with a draft, by Back and Forward, and a
 * summary without a payment in the same place. The code of both is loaded when a guest reaches for it, not before.
 */
export function ReserveIsland({ resourceId, id, privacyUrl }: Props) {
  const step = useSyncExternalStore(onAddressChange, readOpenStep, () => undefined);
  const form = useForm(step !== undefined && step !== "summary");
  const Summary = useSummary(step === "summary");
  const container = useBookingDialog(step);
  const { failure } = useSite();

  useEffect(() => {
    hideOwnClocks();
    if (readStep() === undefined && hasDraft(location.search)) correctStep("guest");
    const handleReach = (event: Event) => {
      // A failure here is reported once the form is opened.
      if (findReserve(event.target) !== null) loadFormAndMessages().catch(() => undefined);
    };
    const handleClick = (event: MouseEvent) => {
      const opener = findReserve(event.target);
      if (opener === null) return;
      event.preventDefault();
      if (opener.hasAttribute("aria-busy")) return;
      const endBusy = showBusy(opener);
      void whenDrawn().then(() => endBusy() && goToStep("table"));
    };
    formPieces.forEach(loadAhead);
    document.addEventListener("pointerover", handleReach);
    document.addEventListener("focusin", handleReach);
    document.addEventListener("click", handleClick);
    return () => {
      document.removeEventListener("pointerover", handleReach);
      document.removeEventListener("focusin", handleReach);
      document.removeEventListener("click", handleClick);
    };
  }, []);
  if (container === null || step === undefined) return null;
  const shown =
    step === "summary"
      ? Summary && <Summary resourceId={resourceId} id={id} privacyUrl={privacyUrl} />
      : form && <form.ReservationForm resourceId={resourceId} id={id} step={step} summary={summary} />;
  return createPortal(
    <WidgetBoundary name="reservation form" fallback={<Failure words={failure} />}>
      <MessagesProvider>{shown}</MessagesProvider>
    </WidgetBoundary>,
    container,
  );
}

/** Hides the name of the time zone where the device's clock is in it; the page itself is the same for all guests. */
function hideOwnClocks(): void {
  for (const name of document.querySelectorAll<HTMLElement>("[data-reserve-clock]")) {
    name.hidden = isDeviceClock(name.dataset.reserveClock ?? VENUE_TIME_ZONE, serverNow());
  }
}

function findReserve(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-reserve]") : null;
}
