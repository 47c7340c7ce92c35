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

type Props = {
  appearance: Appearance;
  /** The window of the page in the preview. */
  page: Window;
  /** Called with an element that is a barrier, which its author wants to change. */
  onChoose: (position: Position) => void;
};

type Checked = { barriers: readonly Barrier[] | "failed"; appearance: Appearance; scope: CheckScope };

/**
 * How the page in the preview appears elsewhere: found by a search engine, sent in a messenger, printed; and to whom it
 * is a barrier. The contrast of a page is checked as soon as it is shown, since only there every colour is known;
 * everything else from when its author wants it.
 */
export function Appearances({ appearance, page, onChoose }: Props) {
  const t = useTranslations("Workbench.appearance");
  const words = useLocale();
  const [last, setLast] = useState<Checked>();
  const [scope, setScope] = useState<CheckScope>("contrast");
  // Another page may be shown since.
  const checked = last?.appearance === appearance && last.scope === scope ? last : undefined;
  useEffect(() => {
    let isShown = true;
    const check = async () => {
      const barriers = await checkAccessibility(page, words, scope).catch(() => "failed" as const);
      if (!isShown) return;
      setLast({ barriers, appearance, scope });
    };
    void check();
    // A page that takes the place of this one meanwhile is checked instead.
    return () => {
      isShown = false;
    };
  }, [page, appearance, words, scope]);
  return (
    <div className={styles.appearances}>
      <details>
        <summary>{t("elsewhere")}</summary>
        <div className={styles.cards}>
          <SearchResult appearance={truncateAppearance(appearance)} />
          <MessengerCard appearance={appearance} />
        </div>
      </details>
      <div className={styles.actions}>
        <button type="button" onClick={() => page.print()}>
          {t("print")}
        </button>
        <button type="button" onClick={() => setScope("everything")}>
          {t("check")}
        </button>
        <p role="status">
          {scope === "everything" ? t(outcomeOf(checked), { count: checked?.barriers.length ?? 0 }) : ""}
        </p>
      </div>
      {checked === undefined || checked.barriers === "failed" ? null : (
        <ol className={styles.barriers}>
          {checked.barriers.map(({ id, help, elements }) => (
            <li key={id}>
              {help}{" "}
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
      )}
    </div>
  );
}

function outcomeOf(checked: Checked | undefined): "checking" | "failed" | "none" | "found" {
  if (checked === undefined) return "checking";
  if (checked.barriers === "failed") return "failed";
  return checked.barriers.length === 0 ? "none" : "found";
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
