"use client";

import { html } from "@codemirror/lang-html";
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { CopyButton } from "@/components/workbench/copy-button";
import styles from "@/components/workbench/difference.module.css";
import { editorLook } from "@/components/workbench/editor/editor-look";
import { type EditedText, textKinds } from "@/components/workbench/editor/html-editor";
import { StatesList } from "@/components/workbench/pages-list";
import { ColumnHeads } from "@/components/workbench/reference-table";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import { isSameText, type Texts, writtenVersions } from "@/components/workbench/work";
import { actOnVersions, listVersions, type StoredVersion } from "@/components/workbench/workbench-calls";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";

type Bench = ReturnType<typeof useWorkbench>;

/** What is written beside what is published: copied, live or stored, where they differ, and what was written before. */
export function Comparison({ bench }: { bench: Bench }) {
  const t = useTranslations("Workbench");
  return (
    <div className={styles.page}>
      <TextsList bench={bench} />
      <StoredVersions bench={bench} />
      <h2>{t("difference")}</h2>
      <Difference published={bench.published} written={bench.work.texts} />
      <StatesList states={bench.states} onRestore={(state) => bench.replace(state, "restored")} />
    </div>
  );
}

type Props = { published: Texts | undefined; written: Texts };

/** What is published beside what is written, in every language: the text and the style of the part. */
function Difference({ published, written }: Props) {
  const t = useTranslations("Workbench");
  if (published === undefined) return <p role="status">{t("publishedUnknown")}</p>;
  return (
    <>
      {locales.map((locale) => (
        <section key={locale} aria-label={localeData[locale].name}>
          <h3>{localeData[locale].name}</h3>
          {isSameText(published[locale], written[locale]) ? (
            <p>{t(written[locale].html.trim() === "" ? "neitherWritten" : "samePublished")}</p>
          ) : (
            <Sides published={published} written={written} locale={locale} />
          )}
        </section>
      ))}
    </>
  );
}

function Sides({ published, written, locale }: { published: Texts; written: Texts; locale: Locale }) {
  const t = useTranslations("Workbench");
  const kinds = textKinds.filter((kind) => published[locale][kind].trim() !== written[locale][kind].trim());
  return kinds.map((kind) => {
    const what = t(`panes.${kind}`);
    const labels = [t("sides.published", { what }), t("sides.written", { what })] as const;
    return (
      <div key={kind}>
        <p className={styles.sides}>
          <b>{labels[0]}</b>
          <b>{labels[1]}</b>
        </p>
        <Merge before={published[locale][kind]} after={written[locale][kind]} labels={labels} />
      </div>
    );
  });
}

type MergeProps = { before: string; after: string; labels: readonly [string, string] };

/** Two texts side by side, with the lines and words that differ marked, and long equal stretches left out. */
function Merge({ before, after, labels: [left, right] }: MergeProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current === null) return;
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        lineNumbers(),
        html(),
        editorLook,
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ "aria-label": label }),
      ],
    });
    const view = new MergeView({
      a: side(before, left),
      b: side(after, right),
      parent: container.current,
      collapseUnchanged: { margin: 2, minSize: 4 },
    });
    return () => view.destroy();
  }, [before, after, left, right]);
  return <div ref={container} className={styles.merge} />;
}

/** The texts of a page in every language: which of them are copied, and which are live. */
function TextsList({ bench }: { bench: Bench }) {
  const t = useTranslations("Workbench");
  const { work, copied, published } = bench;
  const { texts: written } = work;
  const texts = locales.flatMap((language) => textKinds.map((kind) => ({ language, kind })));
  const stateOf = ({ language, kind }: EditedText) => {
    const last = copied[`${language} ${kind}`];
    if (last === undefined) return "notCopied";
    return last === written[language][kind] ? "copied" : "changedSince";
  };
  return (
    <section aria-label={t("texts.title")}>
      <h2>{t("texts.title")}</h2>
      <div className={styles.table}>
        <table>
          <ColumnHeads
            names={(["text", "isCopied", "isLive"] as const).map((column) => t(`texts.${column}`))}
          >
            <td />
          </ColumnHeads>
          <tbody>
            {texts.map((text) => {
              const { [text.language]: own } = written;
              const name = { language: localeData[text.language].name, what: t(`panes.${text.kind}`) };
              return (
                <tr key={`${text.language} ${text.kind}`}>
                  <th scope="row">
                    {name.language} {name.what}
                  </th>
                  <td>{t(`texts.${own[text.kind] === "" ? "blank" : stateOf(text)}`)}</td>
                  <td>{published && t(`texts.${liveStateOf(text, written, published)}`)}</td>
                  <td>
                    <CopyButton
                      text={own[text.kind]}
                      label={t("copyOf", name)}
                      onCopied={() => bench.noteCopied(text)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function liveStateOf({ language, kind }: EditedText, written: Texts, published: Texts) {
  const only = (texts: Texts) => ({ html: texts[language][kind], style: "" });
  if (only(written).html.trim() === "" && only(published).html.trim() === "") return "nothing";
  return isSameText(only(written), only(published)) ? "live" : "notLive";
}

/**
 * The versions of the page that the back end keeps: the author stores what is written, publishes the newest version at
 * once or at a time of the group's clock, and brings an earlier one back. Nothing where it keeps none.
 */
function StoredVersions({ bench }: { bench: Bench }) {
  const t = useTranslations("Workbench.versions");
  const locale = useLocale();
  const { path, zone, texts } = bench.work;
  const { versions, problem, isBusy, act } = useVersions(path, () => void bench.readPublished());
  const [at, setAt] = useState("");
  const [newest] = versions ?? [];
  if (versions === undefined) return null;
  const written = writtenVersions(texts);
  const handlePublish = (event: FormEvent) => {
    event.preventDefault();
    const [day = "", time = ""] = at.split("T");
    act({ action: "publish", ...(at === "" ? {} : { at: { day, time } }) });
  };
  return (
    <section aria-label={t("title")}>
      <h2>{t("title")}</h2>
      <form className={styles.versions} onSubmit={handlePublish}>
        <button
          type="button"
          disabled={isBusy || written.length === 0}
          onClick={() => act({ action: "store", zone, versions: written })}
        >
          {t("store")}
        </button>
        <label>
          {t("at")}
          <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
        <button type="submit" disabled={isBusy || newest === undefined}>
          {t(at === "" ? "publishNow" : "publishAt")}
        </button>
      </form>
      <p role="status">{problem === undefined ? t(newest === undefined ? "none" : "hint") : t(problem)}</p>
      <ol className={styles.states}>
        {versions.map((version) => (
          <li key={version.version}>
            <b>{formatVenueDateTime(new Date(version.storedAt), locale)}</b>
            <span>{t(...stateOf(version, (instant) => formatVenueDateTime(new Date(instant), locale)))}</span>
            {version.publishedAt === undefined ? null : (
              <button
                type="button"
                disabled={isBusy}
                onClick={() => act({ action: "restore", version: version.version })}
              >
                {t("restore")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stateOf(
  { publishedAt, publishesAt }: StoredVersion,
  format: (instant: string) => string,
): ["published" | "waiting" | "stored", { at: string }] {
  if (publishesAt !== undefined) return ["waiting", { at: format(publishesAt) }];
  return publishedAt === undefined ? ["stored", { at: "" }] : ["published", { at: format(publishedAt) }];
}

type Action = Parameters<typeof actOnVersions>[1];
type WithoutKey<Each> = Each extends { key: string } ? Omit<Each, "key"> : never;

/** The stored versions of the page at a path, undefined until they are known and where there are none to have. */
function useVersions(path: string, onPublished: () => void) {
  const [known, setKnown] = useState<{ path: string; versions: readonly StoredVersion[] }>();
  const [problem, setProblem] = useState<"failed">();
  const [isBusy, setBusy] = useState(false);
  const [attempt] = useState(createAttemptKey);
  const read = useCallback(async () => {
    const versions = await listVersions(path);
    setKnown(versions && { path, versions });
  }, [path]);
  useEffect(() => {
    setProblem(undefined);
    // Without them the author copies, as at a back end that keeps none.
    read().catch(() => setKnown(undefined));
  }, [read]);
  const act = async (action: WithoutKey<Action>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await actOnVersions(path, { ...action, key: attempt.keyFor([path, action]) });
      attempt.markAnswered();
      await read();
      if (action.action !== "store") onPublished();
    } catch {
      setProblem("failed");
    } finally {
      setBusy(false);
    }
  };
  return {
    versions: known?.path === path ? known.versions : undefined,
    problem,
    isBusy,
    act: (action: WithoutKey<Action>) => void act(action),
  };
}
