"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CopyButton } from "@/components/workbench/copy-button";
import styles from "@/components/workbench/publishing-bar.module.css";
import {
  compareWithServed,
  type DraftLink,
  type DraftText,
  type ServedContent,
  shareDraft,
} from "@/components/workbench/workbench-calls";
import { type Locale, localeFacts, locales } from "@/lib/i18n/locales";
import { formatVenueDateTime } from "@/lib/time/format-venue-time";
import type { PreviewGuest } from "@/lib/workbench/preview-guest";

type Props = {
  /** The written texts by language; a blank text belongs to a language not written yet. */
  written: Readonly<Record<Locale, DraftText>>;
  language: Locale;
  guest: PreviewGuest;
};

type State =
  | { kind: "busy" | "failed" }
  | { kind: "shared"; link: DraftLink }
  | { kind: "served"; content: ServedContent };

/** The actions once a page is written: share it with others, and check whether it is live. */
export function PublishingBar({ written, language, guest }: Props) {
  const t = useTranslations("Workbench");
  const [state, setState] = useState<State>();
  const attempt = async (work: () => Promise<State>) => {
    setState({ kind: "busy" });
    setState(await work().catch((): State => ({ kind: "failed" })));
  };
  const handleShare = () =>
    attempt(async () => {
      const link = await shareDraft(written[language], language, guest);
      return { kind: "shared", link };
    });
  const handleAsk = () =>
    attempt(async () => {
      const texts = locales
        .filter((locale) => written[locale].html.trim() !== "")
        .map((locale) => ({ locale, html: written[locale].html, style: written[locale].style }));
      return { kind: "served", content: await compareWithServed(written[language].path, texts) };
    });
  const hasText = locales.some((locale) => written[locale].html.trim() !== "");
  return (
    <section className={styles.bar} aria-label={t("publishing")}>
      <button
        type="button"
        disabled={written[language].html.trim() === "" || state?.kind === "busy"}
        onClick={() => void handleShare()}
      >
        {t("share")}
      </button>
      <button type="button" disabled={!hasText || state?.kind === "busy"} onClick={() => void handleAsk()}>
        {t("isLive")}
      </button>
      <div role="status">
        {state?.kind === "failed" ? <p>{t("failed")}</p> : null}
        {state?.kind === "shared" ? <SharedLink link={state.link} /> : null}
        {state?.kind === "served" ? <ServedAnswer content={state.content} /> : null}
      </div>
    </section>
  );
}

function SharedLink({ link }: { link: DraftLink }) {
  const t = useTranslations("Workbench");
  const locale = useLocale();
  return (
    <p className={styles.link}>
      <input aria-label={t("link")} readOnly value={link.address} onFocus={({ target }) => target.select()} />
      <CopyButton text={link.address} label={t("copyLink")} />
      <span>{t("until", { until: formatVenueDateTime(new Date(link.ends), locale) })}</span>
    </p>
  );
}

/** For each language, the number of server instances that show what is written here, and what the others show. */
function ServedAnswer({ content: { asked: instanceCount, instances } }: { content: ServedContent }) {
  const t = useTranslations("Workbench");
  const count = (locale: Locale, what: string) =>
    instances.filter((instance) => instance.some((each) => each.locale === locale && each.shows === what))
      .length;
  const known = locales.filter((locale) =>
    instances.some((instance) => instance.some((each) => each.locale === locale)),
  );
  return (
    <ul className={styles.live}>
      {known.map((locale) => {
        const numbers = { same: count(locale, "same"), other: count(locale, "other"), asked: instanceCount };
        const silent = instanceCount - instances.length;
        const isServed = numbers.same === instanceCount;
        return (
          <li key={locale} data-tone={isServed ? "good" : undefined}>
            <b>{localeFacts[locale].name}</b>{" "}
            {t(isServed ? "live" : "notLive", { ...numbers, none: count(locale, "none"), silent })}
          </li>
        );
      })}
    </ul>
  );
}
