"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { WidgetBoundary } from "@/components/errors/widget-boundary";
import { isSignedIn } from "@/lib/session/signed-in";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import { takePendingShare } from "@/lib/share/pending-share";
import type { ShareLogin } from "@/lib/share/share-login";

const ShareDialog = dynamic(
  () => import("@/components/share/share-dialog").then((file) => file.ShareDialog),
  {
    ssr: false,
  },
);

/**
 * Opens the share dialog for any element with a share mark (R4.8), and loads it only then. Where
 * sharing needs a login, the dialog says so to an anonymous visitor; wherever the login is made, the dialog is open
 * again when it returns to this page. No window opens without a new click.
 */
export function ShareRecorder({ sdk, login }: { sdk: MessengerSdk | undefined; login: ShareLogin }) {
  const [mark, setMark] = useState<string>();

  useEffect(() => {
    const shareOnClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest("[data-share]") : null;
      if (opener === null) return;
      event.preventDefault();
      setMark(opener.getAttribute("data-share") ?? "");
    };
    const pending = takePendingShare();
    if (pending !== undefined && isSignedIn(document.cookie)) setMark(pending);
    document.addEventListener("click", shareOnClick);
    return () => document.removeEventListener("click", shareOnClick);
  }, []);

  if (mark === undefined) return null;
  return (
    <WidgetBoundary name="share" fallback={null}>
      <ShareDialog mark={mark} sdk={sdk} login={login} onClose={() => setMark(undefined)} />
    </WidgetBoundary>
  );
}
