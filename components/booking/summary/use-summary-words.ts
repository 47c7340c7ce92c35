"use client";

import { useTranslations } from "next-intl";
import type { SummaryWords } from "@/components/booking/summary/summary-words";

/** Returns the translators of a summary in the browser. */
export function useSummaryWords(): SummaryWords {
  return {
    summary: useTranslations("Summary"),
    common: useTranslations("Common"),
    form: useTranslations("Reserve"),
    offer: useTranslations("Promotion"),
    money: useTranslations("Money"),
    receipt: useTranslations("Receipt"),
  };
}
