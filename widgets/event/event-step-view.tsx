"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { readAccountSettings } from "@/components/account/read-account-settings";
import button from "@/components/ui/button.module.css";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { showError } from "@/components/ui/show-error";
import { loyaltyAddress } from "@/lib/account/loyalty-links";
import type { AppError } from "@/lib/base/app-error";
import type { Action } from "@/lib/cms/widget/action";
import { paths } from "@/lib/routing/paths";
import { EventResult } from "@/widgets/event/event-result";
import styles from "@/widgets/event/event-step-view.module.css";
import type { EventStep } from "@/widgets/event/take-part";

export { takePart } from "@/widgets/event/take-part";

type Props = {
  step: EventStep;
  /** The author's action after a successful entry. */
  action: Action | undefined;
  onClose: () => void;
};

/** The response to pressing an event's button: what is missing, or the outcome. */
export function EventStepView({ step, action, onClose }: Props) {
  return (
    <MessagesProvider>
      {step.kind === "login" ? (
        <LoginFirst error={step.error} />
      ) : step.kind === "loyalty" ? (
        <LoyaltyFirst />
      ) : step.kind === "result" ? (
        <EventResult outcome={step.outcome} reward={step.reward} action={action} onClose={onClose} />
      ) : null}
    </MessagesProvider>
  );
}

/** The answers are stored before this is shown, so that an ended session may lead to the login automatically. */
function LoginFirst({ error }: { error: AppError | undefined }) {
  const t = useTranslations("Event");
  const common = useTranslations("Common");
  useEffect(() => {
    if (error !== undefined) void showError(error);
  }, [error]);
  return (
    <Missing sentence={t("loginFirst")}>
      <a className={button.main} href={paths.login("kakao", here())}>
        {common("logIn")}
      </a>
    </Missing>
  );
}

function LoyaltyFirst() {
  const t = useTranslations("Event");
  const locale = useLocale();
  const facts = readAccountSettings();
  return (
    <Missing sentence={t("loyaltyFirst")}>
      <a className={button.main} href={paths.bind(here())}>
        {t("signIn")}
      </a>
      {facts === undefined ? null : (
        <a
          className={button.quiet}
          href={loyaltyAddress(facts.loyaltySite, locale, "member/join")}
          target="_blank"
          rel="noopener"
        >
          {t("join")}
        </a>
      )}
    </Missing>
  );
}

/** A sentence and links; the first link gets the focus, because it may be below the fold. */
function Missing({ sentence, children }: { sentence: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={note} className={styles.note} role="status">
      <p>{sentence}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function here(): string {
  return location.pathname + location.search + location.hash;
}
