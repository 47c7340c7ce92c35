"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ShareDialog as ShareDialogNow } from "@/components/share/share-dialog";
import { fetchMessages } from "@/components/ui/messages-provider";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { isSignedIn } from "@/lib/account/signed-in";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import { takePendingShare } from "@/lib/share/pending-share";
import type { ShareLogin } from "@/lib/share/share-mark";

const loadDialog = () => import("@/components/share/share-dialog").then((file) => file.ShareDialog);
type Opened = { ShareDialog: ComponentType<Parameters<typeof ShareDialogNow>[0]>; mark: string };

/** Loads everything that the dialog needs before it can be shown. */
const loadAll = () => Promise.all([loadDialog(), fetchMessages()]);

/**
 * Opens the share dialog for any element with a share mark (R4.8), and loads it ahead where the page has one. Where
 * sharing needs a login, the dialog says so to an anonymous visitor; wherever the login is made, the dialog is open
 * again when it returns to this page. No window opens without a new click.
 */
export function ShareRecorder({ sdk, login }: { sdk: MessengerSdk | undefined; login: ShareLogin }) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const open = (mark: string, opener?: Element) => {
      const isWaiting = showBusy(opener);
      return Promise.all([loadAll(), whenDrawn()]).then(
        ([[ShareDialog]]) => {
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
