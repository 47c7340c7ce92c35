"use client";

import { useTranslations } from "next-intl";
import type * as z from "zod/mini";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { getOwnAnswers } from "@/lib/event/endpoints";
import { callApi } from "@/lib/http/call-api";
import styles from "@/widgets/event/box-event.module.css";
import { AnswerList } from "@/widgets/event/event-question";

type Answers = z.output<typeof getOwnAnswers.data>;

/**
 * Reads what the signed-in guest answered to an event; undefined where they did not take part, where the back end does
 * not store it and where the call fails. Never rejects.
 */
export async function readOwnAnswers(eventId: number): Promise<Answers | undefined> {
  const result = await callApi(getOwnAnswers, { eventId });
  return result.ok && result.value.length > 0 ? result.value : undefined;
}

/** Says to a guest who took part before that they did, and shows their answers with the original questions. */
export function OwnAnswers({ answers }: { answers: Answers }) {
  return (
    <MessagesProvider>
      <GivenAnswers answers={answers} />
    </MessagesProvider>
  );
}

function GivenAnswers({ answers }: { answers: Answers }) {
  const t = useTranslations("Event");
  // An event without questions is answered by a plain yes, which is not shown.
  const said = answers.filter(({ question, answer }) => question !== "" && answer !== "true");
  return (
    <div className={styles.ownAnswers}>
      <p>{t(said.length === 0 ? "tookPart" : "tookPartWith")}</p>
      {said.length === 0 ? null : <AnswerList answers={said} />}
    </div>
  );
}
