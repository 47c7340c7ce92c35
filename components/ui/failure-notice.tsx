"use client";

import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { phoneAddress } from "@/lib/base/text";
import { reloadIfAnswered } from "@/lib/browser/reload";
import { paths } from "@/lib/routing/paths";

/** The sentences of a failure (`Failure` in `messages/`). The page has them before anything fails. */
export type FailureWords = Readonly<Record<"title" | "message" | "retry" | "call" | "book", string>>;

type Props = { words: FailureWords; phone: string | undefined };

/**
 * Says that something could not be shown, with the next steps: the same page once more, in which choices and typed text
 * are found again, a telephone call, and the guest's reservations.
 */
export function FailureNotice({ words, phone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    // Where the server does not answer, the notice appears, and is announced, once more.
    setAsking(await reloadIfAnswered());
  };
  return (
    <div role="alert" hidden={isAsking}>
      <Notice title={words.title} message={words.message}>
        {/* biome-ignore lint/a11y/useValidAnchor: the present address, loaded again */}
        <a
          href=""
          onClick={(event) => {
            event.preventDefault();
            void retry();
          }}
        >
          {words.retry}
        </a>
        {phone === undefined ? null : (
          <a href={phoneAddress(phone)}>
            {words.call} {phone}
          </a>
        )}
        <a href={paths.book()}>{words.book}</a>
      </Notice>
    </div>
  );
}
