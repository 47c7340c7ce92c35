"use client";

import type { EditorView } from "@codemirror/view";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { forceScheme } from "@/components/workbench/force-scheme";
import {
  goToPlace,
  insertText,
  type OfferedBlock,
  openEditor,
  replaceText,
  showFindings,
} from "@/components/workbench/html-editor";
import {
  type Linted,
  lintDraft,
  loadVersions,
  type ShownFinding,
} from "@/components/workbench/workbench-calls";
import { type Locale, locales } from "@/lib/i18n/locales";
import styles from "./workbench.module.css";

type Props = { blocks: readonly OfferedBlock[]; locale: Locale };

/** In milliseconds: typing on begins a new reading, so that none is made for every letter. */
const PAUSE_MS = 150;
const WIDTHS = [360, 768, 1280] as const;

type View = {
  locale: Locale;
  session: "out" | "in";
  width: (typeof WIDTHS)[number];
  scheme: "light" | "dark";
};

/** HTML on the left, the page as guests will see it on the right, what is wrong with it below (R11.4). */
export function Workbench({ blocks, locale }: Props) {
  const t = useTranslations("Workbench");
  const [view, setView] = useState<View>({ locale, session: "out", width: 360, scheme: "light" });
  const [written, setWritten] = useState({ html: "", style: "" });
  const [linted, setLinted] = useState<Linted>();
  const [notice, setNotice] = useState<"lost" | "notLoaded" | "copied">();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);

  useEffect(() => {
    if (place.current === null) return;
    const opened = openEditor({
      parent: place.current,
      label: t("editor"),
      blocks,
      onChange: (html) => setWritten((before) => ({ ...before, html })),
    });
    editor.current = opened;
    return () => opened.destroy();
  }, [blocks, t]);

  useEffect(() => {
    const reading = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await lintDraft({ ...written, locale: view.locale, words: locale }, reading.signal);
        setLinted(answer);
        setNotice((before) => (before === "lost" ? undefined : before));
        if (editor.current !== null) showFindings(editor.current, answer.findings);
      } catch {
        // Another reading has begun, or the workbench is out of reach.
        if (!reading.signal.aborted) setNotice("lost");
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [written, view.locale, locale]);

  const handleLoad = async (path: string) => {
    try {
      const versions = await loadVersions(path);
      const version = versions.find((each) => each.locale === view.locale) ?? versions[0];
      setNotice(version === undefined ? "notLoaded" : undefined);
      if (version === undefined || editor.current === null) return;
      replaceText(editor.current, version.html);
      setWritten({ html: version.html, style: version.style ?? "" });
    } catch {
      // Said, and nothing that is written is lost.
      setNotice("lost");
    }
  };
  const handleOpen = async (file: File | undefined) => {
    if (file !== undefined && editor.current !== null) replaceText(editor.current, await file.text());
  };
  const findings = linted?.findings ?? [];
  const handleCopy = async () => {
    await navigator.clipboard.writeText(toText(findings));
    setNotice("copied");
  };

  return (
    <main id="content" className={styles.bench}>
      <header className={styles.bar}>
        <h1>{t("title")}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void handleLoad(String(new FormData(event.currentTarget).get("path")));
          }}
        >
          <input name="path" aria-label={t("path")} placeholder={t("path")} />
          <button type="submit">{t("load")}</button>
        </form>
        <label className={styles.file}>
          {t("open")}
          <input
            type="file"
            accept=".html,.htm,text/html"
            onChange={(event) => void handleOpen(event.target.files?.[0])}
          />
        </label>
        <Choice
          label={t("language")}
          value={view.locale}
          values={locales}
          words={{ ko: t("korean"), en: t("english") }}
          onChoose={(value) => setView({ ...view, locale: value })}
        />
        <Choice
          label={t("session")}
          value={view.session}
          values={["out", "in"]}
          words={{ out: t("loggedOut"), in: t("loggedIn") }}
          onChoose={(session) => setView({ ...view, session })}
        />
        <Choice
          label={t("width")}
          value={view.width}
          values={WIDTHS}
          words={{ 360: "360", 768: "768", 1280: "1280" }}
          onChoose={(width) => setView({ ...view, width })}
        />
        <Choice
          label={t("scheme")}
          value={view.scheme}
          values={["light", "dark"]}
          words={{ light: t("light"), dark: t("dark") }}
          onChoose={(scheme) => setView({ ...view, scheme })}
        />
      </header>
      {notice === undefined ? null : (
        <p className={styles.notice} role="status">
          {t(notice)}
        </p>
      )}
      <section className={styles.left} aria-label={t("editor")}>
        <div ref={place} className={styles.editor} />
        <Findings
          findings={findings}
          onChoose={(finding) => editor.current && goToPlace(editor.current, finding)}
          onCopy={() => void handleCopy()}
        />
      </section>
      <section className={styles.right} aria-label={t("preview")}>
        {linted === undefined ? null : <Preview draft={linted.draft} {...view} title={t("preview")} />}
        <Catalogue
          blocks={blocks}
          onInsert={(example) => editor.current && insertText(editor.current, example)}
        />
      </section>
    </main>
  );
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value;
  values: readonly Value[];
  words: Record<Value, string>;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>({
  label,
  value,
  values,
  words,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {words[each]}
        </button>
      ))}
    </fieldset>
  );
}

function Preview({ draft, locale, session, width, scheme, title }: View & { draft: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const handleLoad = () => {
    const shown = frame.current?.contentDocument;
    if (!shown) return;
    // What is for members shows by a mark that a browser with a session sets; this one has none.
    if (session === "in") shown.documentElement.dataset.session = "in";
    forceScheme(shown, scheme);
  };
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        // A screen of the other kind is another reading of the sheets.
        key={scheme}
        title={title}
        src={`/workbench/preview/${draft}?language=${locale}&session=${session}&pass-login=true`}
        style={{ width }}
        onLoad={handleLoad}
      />
    </div>
  );
}

type FindingsProps = {
  findings: readonly ShownFinding[];
  onChoose: (finding: ShownFinding) => void;
  onCopy: () => void;
};

function Findings({ findings, onChoose, onCopy }: FindingsProps) {
  const t = useTranslations("Workbench");
  return (
    <section className={styles.findings} aria-label={t("findings")}>
      <header>
        <h2>
          {t("findings")} ({findings.length})
        </h2>
        <button type="button" onClick={onCopy}>
          {t("copy")}
        </button>
      </header>
      <ol>
        {findings.map((finding) => (
          <li
            key={`${finding.line}:${finding.column} ${finding.code} ${finding.words}`}
            data-severity={finding.severity}
          >
            <button type="button" onClick={() => onChoose(finding)}>
              <b>
                {finding.weight}, {t("place", { line: finding.line, column: finding.column })}
              </b>
              <span>{finding.why}</span>
              <em>{finding.instead}</em>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Catalogue({
  blocks,
  onInsert,
}: {
  blocks: readonly OfferedBlock[];
  onInsert: (example: string) => void;
}) {
  const t = useTranslations("Workbench");
  return (
    <details className={styles.catalogue}>
      <summary>{t("catalogue")}</summary>
      <ul>
        {blocks.map(({ name, meaning, example }) => (
          <li key={name}>
            <h3>cms-box-{name}</h3>
            <p>{meaning}</p>
            <pre>{example}</pre>
            <button type="button" onClick={() => onInsert(example)}>
              {t("insert")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function toText(findings: readonly ShownFinding[]): string {
  return findings
    .map(({ line, column, weight, why, instead }) => `${line}:${column} ${weight}: ${why} ${instead}`)
    .join("\n");
}
