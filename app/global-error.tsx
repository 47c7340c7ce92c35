"use client";

import { useEffect, useState } from "react";
import { Failure } from "@/components/errors/failure";
import type { FailureWords } from "@/components/errors/failure-words";
import { readPageLanguage } from "@/lib/browser/page-language";
import { loadMessages } from "@/lib/i18n/load-messages";
import { toLocale } from "@/lib/i18n/locales";

/** Replaces the whole document where even its frame failed: the sentences, which came with that frame, are loaded. */
export default function GlobalErrorPage() {
  const [locale] = useState(() => toLocale(readPageLanguage()));
  const [words, setWords] = useState<FailureWords>();
  useEffect(() => {
    loadMessages(locale).then(
      ({ Failure: sentences }) => setWords(sentences),
      () => location.assign("/unavailable"),
    );
  }, [locale]);
  return (
    <html lang={locale} data-language={locale}>
      <body>
        <main id="content" style={{ paddingInline: "var(--edge)" }}>
          {words === undefined ? null : <Failure words={words} />}
        </main>
      </body>
    </html>
  );
}
