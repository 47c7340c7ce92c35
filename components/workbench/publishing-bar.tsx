"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/components/workbench/copy-button";
import styles from "@/components/workbench/publishing-bar.module.css";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import { writtenVersions } from "@/components/workbench/work";
import switchStyles from "@/components/workbench/workbench.module.css";
import {
  compareWithServed,
  type DraftLink,
  type ServedContent,
  shareDraft,
} from "@/components/workbench/workbench-calls";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { localeData } from "@/lib/i18n/locales";
import type { PreviewGuest } from "@/lib/workbench/preview-states";

export type SwitchProps<Value> = {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  wordOf: (value: Value) => string;
  onChoose: (value: Value) => void;
  className?: string | undefined;
};

/** Chooses from a few values, each on a button of its own. */
export function Switch<Value extends string | number>(props: SwitchProps<Value>) {
  const { label, values, chosen, wordOf, onChoose, className = switchStyles.switch } = props;
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChoose(value)}
        >
          {wordOf(value)}
        </button>
      ))}
    </fieldset>
  );
}

type Props = {
  bench: ReturnType<typeof useWorkbench>;
  guest: PreviewGuest;
  onShowDifference: () => void;
};

type State =
  | { kind: "busy" | "failed" }
  | { kind: "shared"; link: DraftLink }
  | { kind: "served"; content: ServedContent };

/** The actions once a page is written: share it with others, and check whether it is live. */
export function PublishingBar({ bench, guest, onShowDifference }: Props) {
  const t = useTranslations("Workbench");
  const { path, zone, texts } = bench.work;
  const { language } = bench.shown;
  const { state, attempt } = useAnswer(JSON.stringify([texts, path, zone, guest]));
  const present = writtenVersions(texts);
  const handleShare = () => {
    bench.keep();
    return attempt(async () => {
      const locale = present.some((each) => each.locale === language) ? language : present[0]?.locale;
      const link = await shareDraft({ versions: present, path, zone, locale: locale ?? language, guest });
      return { kind: "shared", link };
    });
  };
  const handleAsk = () =>
    attempt(async () => ({ kind: "served", content: await compareWithServed(path, present) }));
  const isIdle = present.length > 0 && bench.isPage && state?.kind !== "busy";
  return (
    <section className={styles.bar} aria-label={t("publishing")}>
      <CopyButton
        text={texts[language].html}
        label={t("copyOf", { language: localeData[language].name, what: t("panes.html") })}
        onCopied={() => bench.noteCopied({ language, kind: "html" })}
      />
      <button type="button" disabled={!isIdle} onClick={() => void handleShare()}>
        {t("share")}
      </button>
      <button type="button" disabled={!isIdle} onClick={() => void handleAsk()}>
        {t("isLive")}
      </button>
      <div role="status">
        {state?.kind === "failed" ? <p>{t("failed")}</p> : null}
        {state?.kind === "shared" ? <SharedLink link={state.link} /> : null}
        {state?.kind === "served" ? (
          <ServedAnswer content={state.content} onShowDifference={onShowDifference} />
        ) : null}
      </div>
    </section>
  );
}

/** The answer to the last question; it goes as soon as what it is about (`subject`) has changed. */
function useAnswer(subject: string) {
  const [latest, setAnswered] = useState<{ state: State; subject: string }>();
  const attempt = async (work: () => Promise<State>) => {
    setAnswered({ state: { kind: "busy" }, subject });
    const state = await work().catch((): State => ({ kind: "failed" }));
    setAnswered((before) => (before?.subject === subject ? { state, subject } : before));
  };
  useEffect(() => setAnswered((before) => (before?.subject === subject ? before : undefined)), [subject]);
  return { state: latest?.subject === subject ? latest.state : undefined, attempt };
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

type ServedProps = { content: ServedContent; onShowDifference: () => void };

/** For each language, in words, whether readers get what is written here. */
function ServedAnswer({ content: { served }, onShowDifference }: ServedProps) {
  const t = useTranslations("Workbench");
  return (
    <>
      <ul className={styles.live}>
        {served.map(({ locale, content }) => (
          <li key={locale} data-tone={content === "same" ? "good" : undefined}>
            {t(`served.${content}`, { language: localeData[locale].name })}
          </li>
        ))}
      </ul>
      {served.every(({ content }) => content === "same") ? null : (
        <button type="button" onClick={onShowDifference}>
          {t("showDifference")}
        </button>
      )}
    </>
  );
}
