"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Entry } from "@/components/workbench/catalogue/write-block";
import { CopyButton } from "@/components/workbench/copy-button";
import { LEAVE_HINT, textKinds } from "@/components/workbench/editor/html-editor";
import { FindingsList } from "@/components/workbench/findings-list";
import type { View } from "@/components/workbench/preview/preview-choices";
import { PublishingBar, Switch } from "@/components/workbench/publishing-bar";
import { RightPane, type Side } from "@/components/workbench/right-pane";
import { useWorkbench } from "@/components/workbench/use-workbench";
import { toPagePath, withName } from "@/components/workbench/work";
import styles from "@/components/workbench/workbench.module.css";
import { signInAgain } from "@/components/workbench/workbench-calls";
import { type Zone, zones } from "@/lib/cms/schema";
import { type Locale, localeData, locales, otherLocales } from "@/lib/i18n/locales";
import { isAuthoredRoute } from "@/lib/routing/route-template";

type Bench = ReturnType<typeof useWorkbench>;

type Props = {
  entries: readonly Entry[];
  /** A small page to start from, in each language. */
  starter: Readonly<Record<Locale, string>>;
  locale: Locale;
};

/** The author's text on the left with its findings, the page as guests will see it on the right (R11.4). */
export function Workbench({ entries, starter, locale }: Props) {
  const t = useTranslations("Workbench");
  const bench = useWorkbench({ blocks: entries, words: locale });
  const { work, shown, editor } = bench;
  const { texts } = work;
  const [side, setSide] = useState<Side>("preview");
  const [view, setView] = useState<View>({
    languages: [locale],
    guests: ["out"],
    widths: [360],
    schemes: ["light"],
    click: "edit",
    day: "",
  });
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
  /** The language that this one can be translated from. */
  const translated = otherLocales(shown.language).find((each) => texts[each].html.trim() !== "");

  return (
    <main id="content" className={styles.bench} data-kind={side}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <PageBar bench={bench} />
        <a href={`/workbench/guide?language=${locale}`}>{t("guidePage")}</a>
        <a href="/workbench/backend">{t("backEnd")}</a>
        <PublishingBar bench={bench} guest={view.guests[0] ?? "out"} onShowDifference={showDifference} />
      </header>
      <Notices bench={bench} onShowDifference={showDifference} />
      {bench.askDialog}
      <section className={styles.left} aria-label={t("panes.html")}>
        <div className={styles.panes}>
          <Switch
            label={t("language")}
            values={locales}
            chosen={[shown.language]}
            wordOf={(each) => localeData[each].name}
            onChoose={handleLanguage}
          />
          <Switch
            label={t("pane")}
            values={textKinds}
            chosen={[shown.kind]}
            wordOf={(each) => t(`panes.${each}`)}
            onChoose={(kind) => bench.show({ ...shown, kind })}
          />
          {shown.kind === "style" ? (
            <>
              <CopyButton
                text={text.style}
                label={t("copyOf", { language: localeData[shown.language].name, what: t("panes.style") })}
                onCopied={() => bench.noteCopied(shown)}
              />
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
              {translated === undefined ? null : (
                <button type="button" onClick={() => bench.beginLike(translated)}>
                  {t("beginLike", { language: localeData[translated].name })}
                </button>
              )}
              <button type="button" onClick={() => editor()?.replace(starter[shown.language])}>
                {t("start")}
              </button>
            </div>
          ) : null}
        </div>
        <p id={LEAVE_HINT} className={styles.hint}>
          {t("leaveEditor")}
        </p>
        <FindingsList bench={bench} />
      </section>
      <RightPane bench={bench} entries={entries} side={side} view={view} onSide={setSide} onView={setView} />
    </main>
  );
}

/** Selects the page that is written: loads what is published there, and opens a file in place of it. */
function PageBar({ bench }: { bench: Bench }) {
  const t = useTranslations("Workbench");
  const { path, zone } = bench.work;
  const setName = (name: { path: string; zone: Zone }) => bench.change((before) => withName(before, name));
  const [typed, setTyped] = useState<string>();
  const isWrong = !isAuthoredRoute(path) && typed === undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toPagePath(typed ?? path);
    setTyped(undefined);
    if (isAuthoredRoute(wanted)) void bench.load(wanted, zone);
    else setName({ path: wanted, zone });
  };
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) void bench.open(file);
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
          setName({ path: toPagePath(typed), zone });
          setTyped(undefined);
        }}
      />
      <select
        aria-label={t("zone")}
        value={zone}
        onChange={({ target }) =>
          setName({ path, zone: zones.find((each) => each === target.value) ?? "page" })
        }
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

/** Everything that the author has to know of just now, each with what to do about it. */
function Notices({ bench, onShowDifference }: { bench: Bench; onShowDifference: () => void }) {
  const t = useTranslations("Workbench");
  const { problem, event, replaced, isElsewhere, isUnkept, isOutdated } = bench;
  return (
    <div className={styles.notices} role="status">
      {problem === "signedOut" ? <SignInAgain onSignedIn={bench.retry} /> : null}
      {problem === undefined || problem === "signedOut" ? null : <p>{t(problem)}</p>}
      {isElsewhere ? <p>{t("elsewhere")}</p> : null}
      {isUnkept ? <p>{t("notKept")}</p> : null}
      {isOutdated ? (
        <Line text={t("outdated")}>
          <button type="button" onClick={onShowDifference}>
            {t("showDifference")}
          </button>
          <button type="button" onClick={bench.keepMine}>
            {t("keepMine")}
          </button>
        </Line>
      ) : null}
      {event === undefined ? null : (
        <Line text={t(`events.${event}`)}>
          <button type="button" onClick={bench.dismiss}>
            {t("close")}
          </button>
        </Line>
      )}
      {replaced === undefined ? null : (
        <Line text={t(`replaced.${replaced.by}`)}>
          <button type="button" onClick={bench.undo}>
            {t("undo")}
          </button>
          <button type="button" onClick={bench.dismiss}>
            {t("close")}
          </button>
        </Line>
      )}
    </div>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Asks for the secret in place, so that what is written stays on the screen. */
function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTranslations("Workbench");
  const [secret, setSecret] = useState("");
  const [problem, setProblem] = useState<"wrong" | "tooMany" | "lost">();
  const before = useRef<HTMLElement>(undefined);
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await signInAgain(secret).catch(() => "lost" as const);
    setProblem(found);
    if (found !== undefined) return;
    onSignedIn();
    // The form goes, and its author writes on where the focus was.
    before.current?.focus();
  };
  return (
    <form className={styles.line} onFocus={handleFocus} onSubmit={(event) => void handleSubmit(event)}>
      <p>{t(problem ?? "signedOut")}</p>
      <input
        type="password"
        aria-label={t("secret")}
        autoComplete="current-password"
        required
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
      <button type="submit">{t("signIn")}</button>
    </form>
  );
}
