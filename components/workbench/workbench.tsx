"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { Catalogue } from "@/components/workbench/catalogue/catalogue";
import type { Entry } from "@/components/workbench/catalogue/write-block";
import { CopyButton } from "@/components/workbench/copy-button";
import { Difference } from "@/components/workbench/difference";
import comparison from "@/components/workbench/difference.module.css";
import { LEAVE_HINT, textKinds } from "@/components/workbench/editor/html-editor";
import { FindingsList } from "@/components/workbench/findings-list";
import { Notices } from "@/components/workbench/notices";
import { isPagePath, toPagePath } from "@/components/workbench/page-path";
import { PagesList, StatesList } from "@/components/workbench/pages-list";
import { DayChoice, PreviewChoices, type View } from "@/components/workbench/preview/preview-choices";
import { PreviewStage } from "@/components/workbench/preview/preview-stage";
import { PublishingBar, Switch } from "@/components/workbench/publishing-bar";
import { useWorkbench } from "@/components/workbench/use-workbench";
import { withName } from "@/components/workbench/work";
import { type Zone, zones } from "@/lib/cms/schema";
import { byLocale, type Locale, localeData, locales } from "@/lib/i18n/locales";
import styles from "./workbench.module.css";

type Props = {
  entries: readonly Entry[];
  /** A small page to start from, in each language. */
  starter: Readonly<Record<Locale, string>>;
  locale: Locale;
};

const sides = ["preview", "catalogue", "difference", "allPages"] as const;

/** The author's text on the left with its findings, the page as guests will see it on the right (R11.4). */
export function Workbench({ entries, starter, locale }: Props) {
  const t = useTranslations("Workbench");
  const bench = useWorkbench({ blocks: entries, words: locale });
  const { work, shown, editor } = bench;
  const { texts, path, zone } = work;
  const [side, setSide] = useState<(typeof sides)[number]>("preview");
  const [view, setView] = useState<View>({
    languages: [locale],
    guests: ["out"],
    widths: [360],
    schemes: ["light"],
    day: "",
  });
  const written = byLocale((each) => ({ ...texts[each], path, zone }));
  const handleLanguage = (next: Locale) => {
    bench.show({ ...shown, language: next });
    // A preview of a single language follows the language that is written.
    if (view.languages.length === 1) setView({ ...view, languages: [next] });
  };
  const showDifference = () => {
    void bench.readPublished();
    setSide("difference");
  };
  const text = texts[shown.language];

  return (
    <main id="content" className={styles.bench}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <PageBar
          path={path}
          zone={zone}
          onName={(named, part) => bench.change((before) => withName(before, { path: named, zone: part }))}
          onLoad={(named, part) => void bench.load(named, part)}
          onOpen={(file) => void bench.open(file)}
        />
        <a href={`/workbench/guide?language=${locale}`}>{t("guidePage")}</a>
        <a href="/workbench/backend">{t("backEnd")}</a>
        <PublishingBar
          written={written}
          language={shown.language}
          guest={view.guests[0] ?? "out"}
          isPage={bench.isPage}
          onShare={bench.keep}
          onShowDifference={showDifference}
        />
      </header>
      <Notices
        problem={bench.problem}
        event={bench.event}
        replaced={bench.replaced?.by}
        isElsewhere={bench.isElsewhere}
        isUnkept={bench.isUnkept}
        isOutdated={bench.isOutdated}
        onSignedIn={bench.retry}
        onUndo={bench.undo}
        onDismiss={bench.dismiss}
        onShowDifference={showDifference}
        onKeepMine={bench.keepMine}
      />
      {bench.askDialog}
      <section className={styles.left} aria-label={t("panes.html")}>
        <div className={styles.panes}>
          <Switch
            label={t("language")}
            values={locales}
            chosen={shown.language}
            wordOf={(each) => localeData[each].name}
            onChoose={handleLanguage}
          />
          <Switch
            label={t("pane")}
            values={textKinds}
            chosen={shown.kind}
            wordOf={(each) => t(`panes.${each}`)}
            onChoose={(kind) => bench.show({ ...shown, kind })}
          />
          {shown.kind === "style" ? (
            <>
              <CopyButton text={text.style} label={t("copyStyle")} />
              <button type="button" disabled={text.style === ""} onClick={() => editor()?.replace("")}>
                {t("emptyStyle")}
              </button>
            </>
          ) : (
            <button type="button" disabled={text.html === ""} onClick={() => editor()?.indent()}>
              {t("indent")}
            </button>
          )}
        </div>
        <div className={styles.paper}>
          <div ref={bench.container} className={styles.editor} />
          {shown.kind === "html" && text.html === "" ? (
            <div className={styles.welcome}>
              <h2>{t("welcome")}</h2>
              <p>{t("welcomeHint")}</p>
              <button type="button" onClick={() => editor()?.replace(starter[shown.language])}>
                {t("start")}
              </button>
            </div>
          ) : null}
        </div>
        <p id={LEAVE_HINT} className={styles.hint}>
          {t("leaveEditor")}
        </p>
        <FindingsList
          findings={bench.findings}
          weight={bench.feedback[shown.language].weight}
          isChecking={bench.feedback[shown.language].isChecking}
          onChoose={bench.goTo}
        />
      </section>
      <section className={styles.right} aria-label={t("views")}>
        <div className={styles.panes}>
          <Switch
            label={t("views")}
            values={sides}
            chosen={side}
            wordOf={(each) => t(each)}
            onChoose={setSide}
          />
          {side === "preview" ? <DayChoice view={view} onChange={setView} /> : null}
        </div>
        {side === "preview" ? (
          <>
            <PreviewChoices view={view} onChange={setView} />
            <PreviewStage view={view} readings={bench.feedback} />
          </>
        ) : null}
        {side === "catalogue" ? (
          <Catalogue
            entries={entries}
            language={shown.language}
            text={text.html}
            own={bench.own}
            onInsert={(example) => editor()?.insert(example)}
            onChange={(change) => bench.edit("html", (html) => html.rewrite(change))}
            onGoTo={(offset) => bench.edit("html", (html) => html.goToOffset(offset))}
          />
        ) : null}
        {side === "difference" ? (
          <div className={comparison.page}>
            <h2>{t("difference")}</h2>
            <Difference published={bench.published?.texts} written={texts} />
            <StatesList states={bench.states} onRestore={(state) => bench.replace(state, "restored")} />
          </div>
        ) : null}
        {side === "allPages" ? (
          <div className={comparison.page}>
            <PagesList onLoad={(wanted, part) => void bench.load(wanted, part)} />
          </div>
        ) : null}
      </section>
    </main>
  );
}

type PageBarProps = {
  path: string;
  zone: Zone;
  /** Called when the author changes the address of the page that they write. */
  onName: (path: string, zone: Zone) => void;
  onLoad: (path: string, zone: Zone) => void;
  onOpen: (file: File) => void;
};

/** Selects the page that is written: loads what is published there, and opens a file in place of it. */
function PageBar({ path, zone, onName, onLoad, onOpen }: PageBarProps) {
  const t = useTranslations("Workbench");
  const [typed, setTyped] = useState<string>();
  const isWrong = !isPagePath(path) && typed === undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toPagePath(typed ?? path);
    setTyped(undefined);
    if (isPagePath(wanted)) onLoad(wanted, zone);
    else onName(wanted, zone);
  };
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) onOpen(file);
    // Lets the same file be opened again after a change.
    target.value = "";
  };
  return (
    <form className={styles.page} onSubmit={handleSubmit}>
      <input
        name="path"
        aria-label={t("path")}
        placeholder={t("path")}
        value={typed ?? path}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "wrong-path" : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ relatedTarget }) => {
          // The button that loads another page must not rename this one first.
          const isLoading = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
          if (typed === undefined || isLoading) return;
          onName(toPagePath(typed), zone);
          setTyped(undefined);
        }}
      />
      <select
        aria-label={t("zone")}
        value={zone}
        onChange={({ target }) => onName(path, zones.find((each) => each === target.value) ?? "page")}
      >
        {zones.map((each) => (
          <option key={each} value={each}>
            {t(`zones.${each}`)}
          </option>
        ))}
      </select>
      <button type="submit">{t("load")}</button>
      <label className={styles.file}>
        {t("open")}
        <input type="file" accept=".html,.htm,.txt,text/html" onChange={handleFile} />
      </label>
      {isWrong ? (
        <p id="wrong-path" role="alert">
          {t("wrongPath", { path })}
        </p>
      ) : null}
    </form>
  );
}
