"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { BusyButton } from "@/components/ui/busy-button";

type Props = {
  /** Loads again. A failure is reported where the loaded content would be. */
  retry: () => unknown;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Loads again what could not be loaded, and says so meanwhile. */
export function RetryButton({ retry, className, ref }: Props) {
  const t = useTranslations("Common");
  return <BusyButton ref={ref} className={className} words={[t("retry"), t("retrying")]} onPress={retry} />;
}
