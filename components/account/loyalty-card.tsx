"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "@/components/account/profile-card.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { showError } from "@/components/ui/show-error";
import { syncProfile, unbindAccount } from "@/lib/account/endpoints";
import { loyaltyTierName } from "@/lib/account/loyalty";
import type { LoyaltyProfile } from "@/lib/account/schema";
import { isSameAttempt } from "@/lib/base/app-error";
import { formatDate, formatVenueDateTime } from "@/lib/base/format-day";
import { createAttemptKey, newAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { paths } from "@/lib/routing/paths";
import { withKey } from "@/lib/routing/safe-url";

const tones: Readonly<Record<string, string>> = {
  LGLO: "#e9c46a",
  GLOB: "#d9b45b",
  EXPL: "#b9c6cf",
  DISV: "#c98f63",
  CARD: "#9db7a5",
};

/** The tier's emblem: a globe in the tier's colour. */
function TierEmblem({ code }: { code: string }) {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke={tones[code] ?? "#efe6d4"}
      aria-hidden="true"
    >
      <circle cx="13" cy="13" r="11" strokeWidth="1.6" />
      <path d="M2.5 13h21M13 2c4 3.4 5 7 5 11s-1 7.6-5 11c-4-3.4-5-7-5-11s1-7.6 5-11z" strokeWidth="1.2" />
    </svg>
  );
}

type Props = {
  profile: LoyaltyProfile;
  /** Whether to show how old the figures are as well. */
  withUpdated?: boolean;
  onChanged: () => Promise<unknown>;
};

/** The loyalty card (R4.5): tier, points, membership, and its two actions for the guest. */
export function LoyaltyCard({ profile, withUpdated = false, onChanged }: Props) {
  const t = useTranslations("Account");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt] = useState(createAttemptKey);
  const { tierCode, points, firstName, loyaltyId, updatedAt } = profile;
  const since = toDay(profile.memberSince);
  const questionId = useId();
  // The one refresh is beside the line that says how old the figures are, else on the card.
  const isUpdatedShown = withUpdated && updatedAt !== undefined;

  const refresh = async () => {
    setBusy(true);
    const result = await callApi(syncProfile, { provider: "hyatt" }, { idempotencyKey: newAttemptKey() });
    if (!result.ok && result.error.status !== undefined) {
      // R3.9: when the refresh fails, the guest has to sign in there again, and returns to the open panel.
      const { pathname, search, hash } = location;
      location.assign(paths.bind(withKey(pathname + search + hash, "right-side-menu", "open")));
      return;
    }
    if (result.ok) await onChanged();
    else await showError(result.error);
    setBusy(false);
  };
  const opener = useRef<HTMLButtonElement>(null);
  const closeQuestion = () => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The panel around the card would close on Escape as well.
    event.preventDefault();
    event.stopPropagation();
    closeQuestion();
  };
  const unlink = async () => {
    setBusy(true);
    const result = await callApi(
      unbindAccount,
      { provider: "hyatt", id: loyaltyId },
      { idempotencyKey: attempt.keyFor(loyaltyId) },
    );
    if (result.ok || !isSameAttempt(result.error)) attempt.markAnswered();
    if (result.ok) await onChanged();
    else await showError(result.error);
    setBusy(false);
    setAsking(false);
  };

  const refreshButton = (
    <button
      type="button"
      className={`${button.icon} ${styles.icon}`}
      aria-label={t("refresh")}
      onClick={refresh}
      disabled={isBusy}
    >
      <Icon name="refresh" size={18} />
    </button>
  );

  return (
    <>
      <section
        className={`${styles.card} ${styles.loyalty}`}
        aria-label={t("loyaltyCard")}
        aria-busy={isBusy}
      >
        {isAsking ? (
          <div
            className={styles.question}
            role="alertdialog"
            aria-label={t("unlink")}
            aria-describedby={questionId}
            onKeyDown={closeOnEscape}
          >
            <p id={questionId}>{t("unlinkQuestion")}</p>
            <div>
              <button type="button" className={styles.answer} onClick={unlink} disabled={isBusy}>
                {t("yes")}
              </button>
              <button
                type="button"
                className={styles.answer}
                onClick={closeQuestion}
                disabled={isBusy}
                ref={focusOnce}
              >
                {t("no")}
              </button>
            </div>
          </div>
        ) : (
          <>
            <header>
              <TierEmblem code={tierCode} />
              <b>{loyaltyTierName(tierCode).toUpperCase()}</b>
              {isUpdatedShown ? null : refreshButton}
            </header>
            <p className={styles.points}>
              <strong>{points.toLocaleString("en-US")}</strong>
              <span>{t("points")}</span>
            </p>
            <footer>
              <span>{firstName}</span>
              <span>{loyaltyId}</span>
              {since === undefined ? null : (
                <span>{t("memberSince", { day: formatDate(since, locale) })}</span>
              )}
            </footer>
            <button
              type="button"
              ref={opener}
              className={`${button.icon} ${styles.icon} ${styles.unlink}`}
              aria-label={t("unlink")}
              onClick={() => setAsking(true)}
              disabled={isBusy}
            >
              <Icon name="unlink" size={18} />
            </button>
          </>
        )}
      </section>
      {isUpdatedShown ? (
        <p className={styles.updated}>
          {t("lastUpdated", { at: formatVenueDateTime(new Date(updatedAt), locale) })}
          {refreshButton}
        </p>
      ) : null}
    </>
  );
}

/** Focuses the answer that changes nothing, so that a key press finds it. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Converts MM/DD/YYYY, as the programme writes it, to a calendar day. */
function toDay(memberSince: string | undefined): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(memberSince ?? "");
  return parts === null ? undefined : `${parts[3]}-${parts[1]}-${parts[2]}`;
}
