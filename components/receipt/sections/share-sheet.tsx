"use client";

import { useTranslations } from "next-intl";
import { CopyText } from "@/components/place/copy-text";
import parts from "@/components/receipt/receipt-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { paths } from "@/lib/routing/paths";
import { rememberShare } from "@/lib/share/pending-share";
import type { ShareContent } from "@/lib/share/share-content";
import { shareMark } from "@/lib/share/share-mark";

type Props = {
  /** Ids of the promotion, for its public page. */
  promotion: { resourceId: number; id: number };
  /** Place, day, time and party as text, with the address and the link. */
  text: string;
  /** Place, day, time and party as a messenger card: nothing in it names the guest or the reservation. */
  card: ShareContent;
  /** The promotion's public address. */
  link: string;
  onClose: () => void;
};

/**
 * Shares the table with the party. No script of the messenger runs on a page private to a guest, so its
 * card is shared from the promotion's public page, which opens with it.
 */
export function ShareSheet({ promotion, text, card, link, onClose }: Props) {
  const t = useTranslations("Receipt");
  const close = useTranslations("Common")("close");
  const page = paths.promotion(promotion.resourceId, promotion.id);
  const shareInApps = async () => {
    try {
      await navigator.share({ title: card.title ?? "", text, url: link });
    } catch {
      // The guest closed the system's share sheet, or it failed: the other ways remain.
    }
  };
  return (
    <Sheet title={t("share")} closeLabel={close} onClose={onClose}>
      <p className={parts.requests}>{text}</p>
      <a
        className={`${button.main} ${parts.action}`}
        href={page}
        onClick={() => rememberShare(shareMark(card)["data-share"], page)}
      >
        {t("shareCard")}
      </a>
      {typeof navigator.share === "function" ? (
        <button type="button" className={`${button.quiet} ${parts.action}`} onClick={shareInApps}>
          {t("shareApps")}
        </button>
      ) : null}
      <CopyText text={text} />
    </Sheet>
  );
}
