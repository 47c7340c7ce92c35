"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  type Barrier,
  type CheckScope,
  checkAccessibility,
} from "@/components/workbench/preview/check-accessibility";
import styles from "@/components/workbench/preview/preview.module.css";
import type { Position } from "@/components/workbench/preview/written-place";
import { decodeText } from "@/lib/base/text";

/** How a page appears where others link to it. */
export type Appearance = {
  title: string;
  description: string;
  /** The address as people read it. */
  address: string;
  /** Address of the picture; undefined where there is none. */
  picture: string | undefined;
};

/** Letters after which search engines cut a title and a description; of both, Korean letters are counted twice. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 156;

/** Returns what search engines and messengers read in the head of a page. */
export function readAppearance(page: Document): Appearance {
  const read = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute)?.trim() ?? "";
  const picture = read('meta[property="og:image"]', "content");
  return {
    title: read('meta[property="og:title"]', "content") || page.title,
    description: read('meta[name="description"]', "content"),
    address: toReadable(read('link[rel="canonical"]', "href")),
    picture: picture === "" ? undefined : picture,
  };
}

/** Returns a title and a description as search engines cut them. */
export function truncateAppearance({ title, description, ...others }: Appearance): Appearance {
  return {
    ...others,
    title: truncate(title, MAX_TITLE),
    description: truncate(description, MAX_DESCRIPTION),
  };
}

function truncate(text: string, most: number): string {
  let width = 0;
  const letters = [...text];
  const end = letters.findIndex((letter) => {
    width += /[\u1100-\uffdc]/.test(letter) ? 2 : 1;
    return width > most;
  });
  return end < 0 ? text : `${letters.slice(0, end).join("").trimEnd()} …`;
}

function toReadable(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  const path = decodeText(pathname);
  return path === undefined ? host + pathname : [host, ...path.split("/").filter(Boolean)].join(" › ");
}

/** The page in the preview: its window, its address, the width it is shown at in CSS pixels, how it appears elsewhere. */
export type ShownPage = { page: Window; address: string; width: number; appearance: Appearance };

type Props = {
  /** Another one for every page that is loaded, also for a later text of the same page. */
  shown: ShownPage;
  /** Whether there is space for more than what bars readers. */
  isAlone: boolean;
  /** Called with an element that is a barrier, which its author wants to change. */
  onChoose: (position: Position) => void;
};

type Checked = { barriers: readonly Barrier[] | "failed"; shown: ShownPage; scope: CheckScope };

/**
 * How the page in the preview appears elsewhere: found by a search engine, sent in a messenger, printed; and to whom it
 * is a barrier. Contrast is checked as soon as a page is shown, on light and dark screens, since only there every
 * colour is known; everything else from when its author wants it.
 */
export function Appearances({ shown, isAlone, onChoose }: Props) {
  const t = useTranslations("Workbench.appearance");
  const locale = useLocale();
  const [last, setLast] = useState<Checked>();
  const [scope, setScope] = useState<CheckScope>("contrast");
  // Another page may be shown since.
  const checked = last?.shown === shown && last.scope === scope ? last : undefined;
  useEffect(() => {
    // A page that takes the place of this one meanwhile is checked instead.
    const replaced = new AbortController();
    const check = async () => {
      const { signal } = replaced;
      const settings = { locale, scope, width: shown.width, signal };
      const barriers = await checkAccessibility(shown.address, settings).catch(() => "failed" as const);
      if (!signal.aborted) setLast({ barriers, shown, scope });
    };
    void check();
    return () => replaced.abort();
  }, [shown, locale, scope]);
  return (
    <div className={styles.appearances}>
      {isAlone ? (
        <>
          <details>
            <summary>{t("elsewhere")}</summary>
            <div className={styles.cards}>
              <SearchResult appearance={truncateAppearance(shown.appearance)} />
              <MessengerCard appearance={shown.appearance} />
            </div>
          </details>
          <div className={styles.actions}>
            <button type="button" onClick={() => shown.page.print()}>
              {t("print")}
            </button>
            <button type="button" onClick={() => setScope("everything")}>
              {t("check")}
            </button>
            <p role="status">
              {scope === "everything" ? t(outcomeOf(checked), { count: checked?.barriers.length ?? 0 }) : ""}
            </p>
          </div>
        </>
      ) : null}
      {checked === undefined || checked.barriers === "failed" ? null : (
        <Barriers barriers={checked.barriers} onChoose={onChoose} />
      )}
    </div>
  );
}

function Barriers({ barriers, onChoose }: Pick<Props, "onChoose"> & { barriers: readonly Barrier[] }) {
  const t = useTranslations("Workbench.appearance");
  return (
    <ol className={styles.barriers}>
      {barriers.map(({ id, help, isDarkOnly, elements }) => (
        <li key={`${id} ${isDarkOnly}`}>
          {isDarkOnly ? t("inDark", { help }) : help}{" "}
          {elements.slice(0, 3).map(({ html, position }) =>
            position === undefined ? (
              <code key={html}>{html.slice(0, 120)}</code>
            ) : (
              <button key={html} type="button" onClick={() => onChoose(position)}>
                <code>{html.slice(0, 120)}</code>
              </button>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

function outcomeOf(checked: Checked | undefined): "checking" | "failed" | "none" | "found" {
  if (checked === undefined) return "checking";
  if (checked.barriers === "failed") return "failed";
  return checked.barriers.length === 0 ? "none" : "found";
}

function SearchResult({ appearance: { title, description, address } }: Pick<ShownPage, "appearance">) {
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

function MessengerCard({
  appearance: { title, description, address, picture },
}: Pick<ShownPage, "appearance">) {
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
