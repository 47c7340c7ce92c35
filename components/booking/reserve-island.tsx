"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { correctStep, goToStep, onAddressChange } from "@/components/booking/draft-memory";
import type { Summary } from "@/components/booking/form-steps";
import { removeUnhydratedForm } from "@/components/booking/unhydrated-party";
import { useSite } from "@/components/layout/site-context";
import { Failure } from "@/components/ui/failure";
import { fetchMessages, MessagesProvider } from "@/components/ui/messages-provider";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { isSignedIn } from "@/lib/account/signed-in";
import { serverNow } from "@/lib/base/server-clock";
import { isDeviceClock, VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { closeSteps, pushSummary, readOpenStep, readStep, type Step } from "@/lib/booking/step-history";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { reloadIfAnswered } from "@/lib/browser/reload";
import { hasDraft } from "@/lib/routing/query-keys";
import { fetchPageAhead, loadPageFiles } from "@/lib/server/before-hydration/hydration/fetch-ahead";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";

const loadForm = () => import("@/components/booking/reservation-form").then((file) => file.ReservationForm);
/** Loads everything that the form needs before it can be shown. */
const loadFormAndMessages = () => Promise.all([loadForm(), fetchMessages()]);

/**
 * What the form needs, in pieces that are each loaded while the page is idle: evaluated at once, the schemas and the
 * steps would hold a slow phone for a tenth of a second.
 */
const formPieces = [
  () => import("@/lib/offer/schema"),
  () => import("@/lib/booking/guest-details"),
  () => import("@/components/booking/table-step"),
  loadFormAndMessages,
];

type Form = { ReservationForm: Awaited<ReturnType<typeof loadForm>> };

/**
 * Returns the form once it and its messages are loaded; loads them once they are wanted. When they fail to load, the
 * dialog says so, and the page reloads as soon as there is a connection again.
 */
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

/**
 * Opens and closes the offer's dialog with what the address has open, and the address with the dialog. Returns the
 * element in which the form or the summary is shown; null while it has never been open. The dialog is markup of its page
 * and usable before any of this runs, so it is found by its id: React renders nothing of it here that a ref could hold.
 */
function useBookingDialog(step: Step | "summary" | undefined): HTMLElement | null {
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

/** Loads what the summary needs while the guest types their details. */
function prepareSummary({ address, isPaid }: Summary): void {
  if (!isSignedIn(document.cookie)) return;
  const [path = ""] = address.split("?");
  if (!isPaid) {
    loadAhead(loadSummary);
    return;
  }
  fetchPageAhead(address);
  loadAhead(() => Promise.all([loadPageFiles(path), loadOutletWords()]));
}

/**
 * Opens the summary: over the offer, or as a page of its own where a login comes first, where its code does not arrive,
 * and where a payment follows, which begins on a page that admits no other company's scripts (PCI DSS 6.4.3). Where
 * what was typed would not reach that page, the summary opens over the offer, and only the payment on a page of its own.
 */
function openSummary({ address, isPaid }: Summary, { isKept }: { isKept: boolean }): void {
  const openPage = () => location.assign(address);
  if ((isPaid && isKept) || !isSignedIn(document.cookie)) openPage();
  else loadSummary().then(() => pushSummary(address), openPage);
}

/** Loads the summary with all that it needs before it can be shown. Rejects where its code does not arrive. */
async function loadSummary() {
  const [{ SummarySheet: sheet }] = await Promise.all([
    import("@/components/booking/summary-sheet"),
    loadOutletWords(),
  ]);
  return sheet;
}

/** Loads the words for the restaurant's staff; without them the guest's own language is sent. */
async function loadOutletWords(): Promise<void> {
  const file = import("@/components/booking/outlet-words");
  await file.then((words) => words.loadOutletWords()).catch(() => undefined);
}

type Sheet = Awaited<ReturnType<typeof loadSummary>>;

/** Returns the summary once it is loaded; loads it once it is wanted, or else the page with its address. */
function useSummary(isWanted: boolean): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>();
  const isFetched = sheet !== undefined;
  useEffect(() => {
    if (!isWanted || isFetched) return;
    loadSummary().then(
      (loaded) => setSheet(() => loaded),
      () => location.reload(),
    );
  }, [isWanted, isFetched]);
  return sheet;
}
