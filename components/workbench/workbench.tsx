"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Catalogue } from "@/components/workbench/catalogue/catalogue";
import type { Entry } from "@/components/workbench/catalogue/catalogue-entry";
import { FindingsList } from "@/components/workbench/findings-list";
import { PageBar } from "@/components/workbench/page-bar";
import { PreviewChoices, type View } from "@/components/workbench/preview/preview-choices";
import { PreviewStage } from "@/components/workbench/preview/preview-stage";
import { PublishingBar } from "@/components/workbench/publishing-bar";
import { readStoredWork, storeWork, type Work } from "@/components/workbench/stored-work";
import { useDraftFeedback } from "@/components/workbench/use-draft-feedback";
import { useHtmlEditor } from "@/components/workbench/use-html-editor";
import { loadVersions } from "@/components/workbench/workbench-calls";
import type { Zone } from "@/lib/cms/schema";
import { byLocale, type Locale, localeFacts, locales, otherLocales } from "@/lib/i18n/locales";
import styles from "./workbench.module.css";

type Props = {
  entries: readonly Entry[];
  /** A small page to start from. */
  starter: string;
  locale: Locale;
};

const sides = ["preview", "catalogue"] as const;

/** The author's HTML on the left with its findings, the page as guests will see it on the right (R11.4). */
export function Workbench({ entries, starter, locale }: Props) {
  const t = useTranslations("Workbench");
  const [work, setWork] = useState<Work>(readStoredWork);
  const [language, setLanguage] = useState<Locale>(locale);
  const [side, setSide] = useState<(typeof sides)[number]>("preview");
  const [isUnwritten, setUnwritten] = useState(false);
  const [view, setView] = useState<View>({
    languages: [locale],
    guests: ["out"],
    widths: [360],
    schemes: ["light"],
  });
  const { texts, path, zone } = work;
  const written = byLocale((each) => ({ ...texts[each], path, zone }));
  const readings = byLocale((each) => {
    const other = otherLocales(each).find((another) => texts[another].html !== "");
    // biome-ignore lint/correctness/useHookAtTopLevel: called once for each language, whose number and order never change
    return useDraftFeedback({
      written: written[each],
      other: other === undefined ? "" : texts[other].html,
      locale: each,
      words: locale,
    });
  });
  const { findings } = readings[language];

  useEffect(() => storeWork(work), [work]);

  const { place, editor } = useHtmlEditor({
    label: t("editor"),
    blocks: entries,
    name: language,
    text: texts[language].html,
    findings,
    onChange: (html) =>
      setWork((before) => ({
        ...before,
        texts: { ...before.texts, [language]: { ...before.texts[language], html } },
      })),
  });

  const handleLanguage = (next: Locale) => {
    setLanguage(next);
    // A preview of a single language follows the language that is written.
    if (view.languages.length === 1) setView({ ...view, languages: [next] });
  };
  const handleLoad = async (requestedPath: string, requestedZone: Zone) => {
    const versions = await loadVersions(requestedPath, requestedZone).catch(() => []);
    setUnwritten(versions.length === 0);
    if (versions.length === 0) return setWork({ ...work, path: requestedPath, zone: requestedZone });
    const textOf = (wanted: Locale) => {
      const version = versions.find((each) => each.locale === wanted);
      return { html: version?.html ?? "", style: version?.style ?? "" };
    };
    const loaded = byLocale(textOf);
    setWork({ texts: loaded, path: requestedPath, zone: requestedZone });
    editor()?.replace(loaded[language].html);
  };
  const problem = locales.flatMap((each) => readings[each].problem ?? [])[0];
  const notice = problem ?? (isUnwritten ? "notLoaded" : undefined);

  return (
    <main id="content" className={styles.bench}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <PageBar
          path={path}
          zone={zone}
          onName={(named, part) => setWork({ ...work, path: named, zone: part })}
          onLoad={(named, part) => void handleLoad(named, part)}
          onOpen={async (file) => editor()?.replace(await file.text())}
        />
        <a href="/workbench/backend">{t("backEnd")}</a>
        <PublishingBar written={written} language={language} guest={view.guests[0] ?? "out"} />
      </header>
      {notice === undefined ? null : (
        <p className={styles.notice} role="status">
          {t(notice)}
        </p>
      )}
      <section className={styles.left} aria-label={t("editor")}>
        <Switch
          label={t("language")}
          values={locales}
          chosen={language}
          wordOf={(each) => localeFacts[each].name}
          onChoose={handleLanguage}
        />
        <div className={styles.paper}>
          <div ref={place} className={styles.editor} />
          {texts[language].html === "" ? (
            <div className={styles.welcome}>
              <h2>{t("welcome")}</h2>
              <p>{t("welcomeHint")}</p>
              <button type="button" onClick={() => editor()?.replace(starter)}>
                {t("start")}
              </button>
            </div>
          ) : null}
        </div>
        <FindingsList findings={findings} onChoose={(finding) => editor()?.goTo(finding)} />
      </section>
      <section className={styles.right} aria-label={t("views")}>
        <Switch
          label={t("views")}
          values={sides}
          chosen={side}
          wordOf={(each) => t(each)}
          onChoose={setSide}
        />
        {side === "preview" ? (
          <>
            <PreviewChoices view={view} onChange={setView} />
            <PreviewStage view={view} readings={readings} />
          </>
        ) : (
          <Catalogue
            entries={entries}
            language={language}
            onInsert={(example) => editor()?.insert(example)}
          />
        )}
      </section>
    </main>
  );
}

type SwitchProps<Value> = {
  label: string;
  values: readonly Value[];
  chosen: Value;
  wordOf: (value: Value) => string;
  onChoose: (value: Value) => void;
};

function Switch<Value extends string>({ label, values, chosen, wordOf, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {wordOf(value)}
        </button>
      ))}
    </fieldset>
  );
}
