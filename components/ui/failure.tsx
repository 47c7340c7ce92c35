"use client";

import "client-only";
import { lazy, Suspense, useState } from "react";
import type { FailureWords } from "@/components/ui/failure-notice";
import { WidgetBoundary } from "@/components/ui/widget-boundary";

/** `paths.book()`: every page loads this file, and would load the whole route table for one address. */
const BOOK = "/book";

const PHONE_NUMBER = /\+?\d[\d ()-]{5,}\d/;

const FailureNotice = lazy(() =>
  import("@/components/ui/failure-notice").then((file) => ({ default: file.FailureNotice })),
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

/**
 * Returns the telephone number for a guest whose page has failed: the one that the page itself shows, such as its
 * outlet's, else the hotels'. Undefined where the page has neither.
 */
function readPhone(): string | undefined {
  const main = document.querySelector<HTMLElement>("main");
  const link = main?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const address = link?.getAttribute("href")?.slice("tel:".length);
  // People read the number with its separators, which the address of a link does not have.
  return PHONE_NUMBER.exec(link?.textContent ?? "")?.[0] ?? address ?? main?.dataset.phone;
}
