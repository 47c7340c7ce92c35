"use client";

import { useTranslations } from "next-intl";
import { type Ref, useEffect, useRef } from "react";
import { BusyButton } from "@/components/ui/busy-button";
import type { AppError } from "@/lib/base/app-error";

/** Milliseconds between two tries: a browser that is online does not know of a cut further on. */
const RETRY_MS = 10_000;
/** Milliseconds between two tries in a crowd, whose calls wait for seconds anyway. */
const CROWD_RETRY_MS = 2_000;

type Props = {
  /** Without it, only a browser that is offline counts as a missing connection. */
  error?: Pick<AppError, "code" | "status"> | undefined;
  /** The sentence for a failure that is not a lost connection. */
  text: string;
  retry: () => unknown;
};

/**
 * Says why something could not be loaded. Where the guest has no connection it says so, and tries again when the
 * browser is online again, and from time to time where it never knew of the cut, so that it goes on by itself. Where
 * many guests ask at once it says that, and asks again until the answer is there.
 */
export function LoadFailure({ error, text, retry }: Props) {
  const t = useTranslations("Connection");
  const isCutOff = !navigator.onLine || (error?.code === "REQUEST_SEND_ERROR" && error.status === undefined);
  const isCrowded = !isCutOff && error?.code === "too_many_guests";
  const latestRetry = useRef(retry);
  latestRetry.current = retry;
  useEffect(() => {
    if (!isCutOff && !isCrowded) return;
    const again = () => void latestRetry.current();
    // A browser that knows that it is offline says when that ends.
    const timer = setInterval(() => navigator.onLine && again(), isCrowded ? CROWD_RETRY_MS : RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isCutOff, isCrowded]);
  if (isCutOff) return t("offline");
  return isCrowded ? t("crowded") : text;
}

type RetryButtonProps = {
  /** Loads again. A failure is reported where the loaded content would be. */
  retry: () => unknown;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Loads again what could not be loaded, and says so meanwhile. */
export function RetryButton({ retry, className, ref }: RetryButtonProps) {
  const t = useTranslations("Common");
  return <BusyButton ref={ref} className={className} words={[t("retry"), t("retrying")]} onPress={retry} />;
}

/** Says why something could not be loaded, with a button below it that loads it again. */
export function FailedLoad({ className, ref, ...failure }: Props & RetryButtonProps) {
  return (
    <>
      <p>
        <LoadFailure {...failure} />
      </p>
      <RetryButton ref={ref} className={className} retry={failure.retry} />
    </>
  );
}
