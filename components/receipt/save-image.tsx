"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/saved-copy.module.css";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { inAppBrowserOf } from "@/lib/browser/in-app-browser";
import { type DrawnPage, drawPage } from "@/lib/receipt/draw-page";

type Props = { label: string; fileName: string; page: () => DrawnPage };

/** Shows a page as an image to keep, where a browser neither keeps pages nor prints. */
export function SaveImage({ label, fileName, page }: Props) {
  const t = useTranslations("Receipt");
  const close = useTranslations("Common")("close");
  const [drawn, setDrawn] = useState<{ address: string; page: DrawnPage }>();
  const draw = () => {
    const drawing = page();
    setDrawn({ address: drawPage(drawing), page: drawing });
  };
  return (
    <>
      <button type="button" className={`${button.quiet} ${parts.action}`} data-print="off" onClick={draw}>
        {label}
      </button>
      {drawn === undefined ? null : (
        <Sheet title={label} closeLabel={close} onClose={() => setDrawn(undefined)}>
          <img
            className={styles.image}
            src={drawn.address}
            alt={t("saved.imageAlt", {
              name: drawn.page.name,
              facts: drawn.page.facts.map(({ value }) => value).join(", "),
            })}
          />
          {inAppBrowserOf(navigator.userAgent) === undefined ? (
            <a className={`${button.main} ${parts.action}`} href={drawn.address} download={`${fileName}.png`}>
              {t("saved.download")}
            </a>
          ) : (
            <p className={parts.plain}>{t("saved.imageHow")}</p>
          )}
        </Sheet>
      )}
    </>
  );
}
