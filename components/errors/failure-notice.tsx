"use client";

import type { FailureWords } from "@/components/errors/failure-words";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/routing/paths";

type Props = { words: FailureWords; phone: string | undefined };

/**
 * Says that something could not be shown, with the next steps: the same page once more, in which choices and typed text
 * are found again, a telephone call, and the guest's reservations.
 */
export function FailureNotice({ words, phone }: Props) {
  return (
    <div role="alert">
      <Notice title={words.title} message={words.message}>
        {/* biome-ignore lint/a11y/useValidAnchor: the present address, loaded again */}
        <a
          href=""
          onClick={(event) => {
            event.preventDefault();
            location.reload();
          }}
        >
          {words.retry}
        </a>
        {phone === undefined ? null : (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {words.call} {phone}
          </a>
        )}
        <a href={paths.book()}>{words.book}</a>
      </Notice>
    </div>
  );
}
