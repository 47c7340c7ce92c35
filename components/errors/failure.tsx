"use client";

import { lazy, Suspense, useState } from "react";
import type { FailureWords } from "@/components/errors/failure-words";
import { readPhone } from "@/components/errors/read-phone";
import { WidgetBoundary } from "@/components/errors/widget-boundary";

/** `paths.book()`: every page loads this file, and would load the whole route table for one address. */
const BOOK = "/book";

const FailureNotice = lazy(() =>
  import("@/components/errors/failure-notice").then((file) => ({ default: file.FailureNotice })),
);

/**
 * Stands where a part of the page, or the page, could not be shown: says so and leads on. Its looks are loaded with the
 * failure; without a connection it is plain text.
 */
export function Failure({ words }: { words: FailureWords }) {
  // The page that failed is still in the document while its replacement is rendered.
  const [phone] = useState(readPhone);
  return (
    <WidgetBoundary name="failure notice" fallback={<PlainFailure words={words} phone={phone} />}>
      <Suspense>
        <FailureNotice words={words} phone={phone} />
      </Suspense>
    </WidgetBoundary>
  );
}

function PlainFailure({ words, phone }: { words: FailureWords; phone: string | undefined }) {
  return (
    <section role="alert">
      <h1>{words.title}</h1>
      <p>{words.message}</p>
      <p>
        <a href={BOOK}>{words.book}</a> {phone}
      </p>
    </section>
  );
}
