"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import styles from "@/components/workbench/difference.module.css";
import type { Work } from "@/components/workbench/work";
import { actOnVersions, listVersions, type StoredVersion } from "@/components/workbench/workbench-calls";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { locales } from "@/lib/i18n/locales";

type Props = { work: Work; onPublished: () => void };

/**
 * The versions of the page that the back end keeps: the author stores what is written, publishes the newest version at
 * once or at a time of the group's clock, and brings an earlier one back. Nothing where it keeps none.
 */
export function StoredVersions({ work: { path, zone, texts }, onPublished }: Props) {
  const t = useTranslations("Workbench.versions");
  const locale = useLocale();
  const { versions, problem, isBusy, act } = useVersions(path, onPublished);
  const [at, setAt] = useState("");
  const [newest] = versions ?? [];
  if (versions === undefined) return null;
  const written = locales
    .filter((each) => texts[each].html.trim() !== "")
    .map((each) => ({ locale: each, ...texts[each] }));
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
