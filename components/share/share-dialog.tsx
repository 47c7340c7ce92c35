"use client";

import { useTranslations } from "next-intl";
import { ShareOptions } from "@/components/share/share-options";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { Sheet } from "@/components/ui/sheet";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import { readShareMark } from "@/lib/share/share-content";
import type { ShareLogin } from "@/lib/share/share-login";

type Props = { mark: string; sdk: MessengerSdk | undefined; login: ShareLogin; onClose: () => void };

/** The ways to share a page (R4.8), in a dialog over that page. */
export function ShareDialog(props: Props) {
  return (
    <MessagesProvider>
      <OpenDialog {...props} />
    </MessagesProvider>
  );
}

function OpenDialog({ mark, sdk, login, onClose }: Props) {
  const common = useTranslations("Common");
  return (
    <Sheet
      title={common("share")}
      closeLabel={common("close")}
      onClose={onClose}
      focusAfter={() => focusOpener(mark)}
    >
      <ShareOptions content={readShareMark(mark)} sdk={sdk} login={login} />
    </Sheet>
  );
}

/** Focuses the opener, found by its mark because after a login the page is another document. */
function focusOpener(mark: string): void {
  const openers = document.querySelectorAll<HTMLElement>("[data-share]");
  [...openers].find((opener) => opener.getAttribute("data-share") === mark)?.focus();
}
