"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/workbench/preview/appearances.module.css";
import { type Barrier, checkAccessibility } from "@/components/workbench/preview/check-accessibility";
import { type Appearance, cutAppearance } from "@/components/workbench/preview/read-appearance";

type Props = {
  appearance: Appearance;
  /** The window of the page in the preview. */
  page: Window;
};

type Checked = { barriers: readonly Barrier[] | "failed"; page: Window };

/** How the page in the preview appears elsewhere: found by a search engine, sent in a messenger, printed; and to whom it is a barrier. */
export function Appearances({ appearance, page }: Props) {
  const t = useTranslations("Workbench.appearance");
  const words = useLocale();
  const [last, setLast] = useState<Checked>();
  // Another page may be shown since.
  const checked = last?.page === page ? last : undefined;
  const handleCheck = async () => {
    const barriers = await checkAccessibility(page, words).catch(() => "failed" as const);
    setLast({ barriers, page });
  };
  return (
    <div className={styles.appearances}>
      <details>
        <summary>{t("elsewhere")}</summary>
        <div className={styles.cards}>
          <SearchResult appearance={cutAppearance(appearance)} />
          <MessengerCard appearance={appearance} />
        </div>
      </details>
      <div className={styles.actions}>
        <button type="button" onClick={() => page.print()}>
          {t("print")}
        </button>
        <button type="button" onClick={() => void handleCheck()}>
          {t("check")}
        </button>
        <p role="status">
          {checked === undefined ? "" : t(toOutcome(checked), { count: checked.barriers.length })}
        </p>
      </div>
      {checked === undefined || checked.barriers === "failed" ? null : (
        <ol className={styles.barriers}>
          {checked.barriers.map(({ id, help, elements }) => (
            <li key={id}>
              {help}{" "}
              {elements.slice(0, 3).map((html) => (
                <code key={html}>{html.slice(0, 120)}</code>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function toOutcome({ barriers }: Checked): "failed" | "none" | "found" {
  if (barriers === "failed") return "failed";
  return barriers.length === 0 ? "none" : "found";
}

function SearchResult({ appearance: { title, description, address } }: Pick<Props, "appearance">) {
  const t = useTranslations("Workbench.appearance");
  return (
    <figure>
      <figcaption>{t("search")}</figcaption>
      <div className={styles.result}>
        <small>{address}</small>
        <b>{title}</b>
        <p>{description === "" ? t("noDescription") : description}</p>
      </div>
    </figure>
  );
}

function MessengerCard({ appearance: { title, description, address, picture } }: Pick<Props, "appearance">) {
  const t = useTranslations("Workbench.appearance");
  return (
    <figure>
      <figcaption>{t("messenger")}</figcaption>
      <div className={styles.card}>
        {picture === undefined ? (
          <p>{t("noPicture")}</p>
        ) : (
          <img src={picture} alt="" width={800} height={400} />
        )}
        <div>
          <b>{title}</b>
          <p>{description}</p>
          <small>{address.split(" › ", 1)[0]}</small>
        </div>
      </div>
    </figure>
  );
}
