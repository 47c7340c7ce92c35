"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Replacement } from "@/components/workbench/use-work";
import styles from "@/components/workbench/workbench.module.css";
import { type Problem, signInAgain } from "@/components/workbench/workbench-calls";

/** Something that happened to the last file or page that was requested. */
export type Event =
  | "notLoaded"
  | "loadFailed"
  | "officeFile"
  | "noTextFile"
  | "koreanFile"
  | "pasted"
  | "pastedPictures";

type Props = {
  problem: Problem | undefined;
  event: Event | undefined;
  replaced: Replacement | undefined;
  isElsewhere: boolean;
  /** This device has no room for what is written. */
  isUnkept: boolean;
  /** Another author has published since this page was loaded. */
  isOutdated: boolean;
  onSignedIn: () => void;
  onUndo: () => void;
  onDismiss: () => void;
  onShowDifference: () => void;
  onKeepMine: () => void;
};

/** Everything that the author has to know of just now, each with what to do about it. */
export function Notices(props: Props) {
  const t = useTranslations("Workbench");
  const { problem, event, replaced, isElsewhere, isUnkept, isOutdated } = props;
  return (
    <div className={styles.notices} role="status">
      {problem === "signedOut" ? <SignInAgain onSignedIn={props.onSignedIn} /> : null}
      {problem === undefined || problem === "signedOut" ? null : <p>{t(problem)}</p>}
      {isElsewhere ? <p>{t("elsewhere")}</p> : null}
      {isUnkept ? <p>{t("notKept")}</p> : null}
      {isOutdated ? (
        <Line text={t("outdated")}>
          <button type="button" onClick={props.onShowDifference}>
            {t("showDifference")}
          </button>
          <button type="button" onClick={props.onKeepMine}>
            {t("keepMine")}
          </button>
        </Line>
      ) : null}
      {event === undefined ? null : (
        <Line text={t(`events.${event}`)}>
          <button type="button" onClick={props.onDismiss}>
            {t("close")}
          </button>
        </Line>
      )}
      {replaced === undefined ? null : (
        <Line text={t(`replaced.${replaced}`)}>
          <button type="button" onClick={props.onUndo}>
            {t("undo")}
          </button>
          <button type="button" onClick={props.onDismiss}>
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
