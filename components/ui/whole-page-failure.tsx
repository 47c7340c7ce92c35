"use client";

import { useEffect, useState } from "react";
import { Failure } from "@/components/ui/failure";
import type { FailureWords } from "@/components/ui/failure-notice";
import { loadMessages } from "@/lib/i18n/load-messages";

/** Stands for a page whose frame failed as well: the sentences, which came with that frame, are loaded. */
export function WholePageFailure({ language }: { language: string }) {
  const [words, setWords] = useState<FailureWords>();
  useEffect(() => {
    loadMessages(language).then(
      ({ Failure: sentences }) => setWords(sentences),
      () => location.assign("/unavailable"),
    );
  }, [language]);
  return words === undefined ? null : <Failure words={words} />;
}
