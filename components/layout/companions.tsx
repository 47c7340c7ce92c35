"use client";

import dynamic from "next/dynamic";
import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { fetchMessages, MessagesProvider } from "@/components/ui/messages-provider";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { isSignedIn } from "@/lib/account/signed-in";
import { skipAutomaticLogin } from "@/lib/account/signed-out";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import { takePendingShare } from "@/lib/share/pending-share";
import type { ShareLogin } from "@/lib/share/share-mark";
import { isReportedBeforeHydration } from "@/lib/tracking/reported-before-hydration";
import type { VisitContext } from "@/lib/tracking/visit-context";

type Props = {
  visit: VisitContext;
  /** Undefined where a page admits no script of the messenger. */
  sdk: MessengerSdk | undefined;
  login: ShareLogin;
};

/** Accompany every page without being seen: a part that fails takes no other one with it. */
export function Companions({ visit, sdk, login }: Props) {
  return (
    <>
      <WidgetBoundary name="session" fallback={null}>
        <SessionLoader visit={visit} />
      </WidgetBoundary>
      <WidgetBoundary name="tracking" fallback={null}>
        <VisitTracking facts={visit} />
      </WidgetBoundary>
      <WidgetBoundary name="favourites" fallback={null}>
        <KeptInPanel />
      </WidgetBoundary>
      <WidgetBoundary name="sharing" fallback={null}>
        <ShareRecorder sdk={sdk} login={login} />
      </WidgetBoundary>
    </>
  );
}

/**
 * Records the visit where that is left to the page: for a guest with a session, and on a
 * page private to a guest. Its code is loaded only once the page is complete and the browser is idle.
 */
export function VisitTracking({ facts }: { facts: VisitContext }) {
  useEffect(
    () =>
      whenIdle(() => {
        if (isReportedBeforeHydration()) return;
        Promise.all([
          import("@/lib/tracking/start-visit"),
          import("@/lib/tracking/perform-entry-actions"),
        ]).then(
          ([{ startVisit }, { performEntryActions }]) => startVisit(facts, performEntryActions),
          (error: unknown) => console.warn("tracking: its script could not be loaded", error),
        );
      }),
    [facts],
  );
  return null;
}

const SignedIn = dynamic(() => import("@/components/account/signed-in").then((file) => file.SignedIn), {
  ssr: false,
});

/** Loads the code for signed-in guests, for them alone; for everyone else it is a few lines. */
export function SessionLoader({ visit }: { visit: VisitContext }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isSignedIn(document.cookie)) {
      skipAutomaticLogin();
      return;
    }
    // What a private page is for (`island-placeholder.tsx`) comes before the account in its closed panel.
    if (document.getElementById("island") !== null) whenIdle(() => setWanted(true));
    else setWanted(true);
  }, []);
  if (!isWanted) return null;
  return (
    // A script that fails to load removes the account menu, not the page.
    <WidgetBoundary name="account" fallback={<WithoutAccount />}>
      <SignedIn visit={visit} />
    </WidgetBoundary>
  );
}

function WithoutAccount() {
  useEffect(skipAutomaticLogin, []);
  return null;
}

const PANEL = "panel-right";

/** Shows in the account's panel what this device keeps for the guest; loads it when the panel is opened, not before. */
function KeptInPanel() {
  const [opened, setOpened] = useState<{ KeptPlaces: ComponentType }>();
  useEffect(() => {
    const load = () =>
      import("@/components/place/kept-places").then(
        ({ KeptPlaces }) => setOpened({ KeptPlaces }),
        // The panel is complete without it.
        () => undefined,
      );
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[data-opens="${PANEL}"]`) !== null) void load();
    };
    if (document.querySelector(`#${PANEL}[open]`) !== null) void load();
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, []);
  if (opened === undefined) return null;
  const container = document.getElementById("kept");
  if (container === null) return null;
  return createPortal(
    <MessagesProvider>
      <opened.KeptPlaces />
    </MessagesProvider>,
    container,
  );
}

/** Loads everything that the dialog needs before it can be shown. */
const loadAll = () => Promise.all([import("@/components/share/share-dialog"), fetchMessages()]);
type OpenedShare = Pick<Awaited<ReturnType<typeof loadAll>>[0], "ShareDialog"> & { mark: string };

/**
 * Opens the share dialog for any element with a share mark (R4.8), and loads it ahead where the page has one. Where
 * sharing needs a login, the dialog says so to an anonymous visitor; wherever the login is made, the dialog is open
 * again when it returns to this page. No window opens without a new click.
 */
export function ShareRecorder({ sdk, login }: { sdk: MessengerSdk | undefined; login: ShareLogin }) {
  const [opened, setOpened] = useState<OpenedShare>();

  useEffect(() => {
    const open = (mark: string, opener?: Element) => {
      const isWaiting = showBusy(opener);
      return Promise.all([loadAll(), whenDrawn()]).then(
        ([[{ ShareDialog }]]) => {
          if (isWaiting()) setOpened({ ShareDialog, mark });
        },
        // The page reloads where one of its scripts is lost.
        () => void isWaiting(),
      );
    };
    const shareOnClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest("[data-share]") : null;
      if (opener === null) return;
      event.preventDefault();
      void open(opener.getAttribute("data-share") ?? "", opener);
    };
    if (document.querySelector("[data-share]") !== null) loadAhead(loadAll);
    // A guest who is not signed in may be about to be: the page script has offered the login already.
    const pending = isSignedIn(document.cookie) ? takePendingShare() : undefined;
    if (pending !== undefined) void open(pending);
    document.addEventListener("click", shareOnClick);
    return () => document.removeEventListener("click", shareOnClick);
  }, []);

  if (opened === undefined) return null;
  return (
    <WidgetBoundary name="share" fallback={null}>
      <opened.ShareDialog mark={opened.mark} sdk={sdk} login={login} onClose={() => setOpened(undefined)} />
    </WidgetBoundary>
  );
}
