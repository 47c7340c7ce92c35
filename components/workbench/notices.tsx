"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import styles from "@/components/workbench/workbench.module.css";
import { signInAgain } from "@/components/workbench/workbench-calls";

type Props = { bench: ReturnType<typeof useWorkbench>; onShowDifference: () => void };

/** Everything that the author has to know of just now, each with what to do about it. */
export function Notices({ bench, onShowDifference }: Props) {
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
