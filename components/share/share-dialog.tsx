"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { WithMessages } from "@/components/session/with-messages";
import styles from "@/components/share/share-dialog.module.css";
import { ShareWays } from "@/components/share/share-ways";
import { Icon } from "@/components/ui/icon";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import { readShareMark } from "@/lib/share/share-content";

type Props = { mark: string; sdk: MessengerSdk | undefined; onClose: () => void };

/** The ways to share a page (R4.8), over the page that is shared. */
export function ShareDialog(props: Props) {
  return (
    <WithMessages>
      <OpenDialog {...props} />
    </WithMessages>
  );
}

function OpenDialog({ mark, sdk, onClose }: Props) {
  const t = useTranslations("Share");
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOpener(mark);
          }}
        >
          <header className={styles.head}>
            <Dialog.Title>{t("title")}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t("close")}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <ShareWays content={readShareMark(mark)} sdk={sdk} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** After a login the page is another document, so the opener is known by what it says. */
function focusOpener(mark: string): void {
  const openers = document.querySelectorAll<HTMLElement>("[data-share]");
  [...openers].find((opener) => opener.getAttribute("data-share") === mark)?.focus();
}
