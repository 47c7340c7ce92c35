"use client";

import { useTranslations } from "next-intl";
import type * as z from "zod/mini";
import { WithMessages } from "@/components/messages/with-messages";
import { getOwnAnswers } from "@/lib/event/endpoints";
import { callApi } from "@/lib/http/call-api";
import styles from "@/widgets/event/own-answers.module.css";

type Answers = z.output<typeof getOwnAnswers.data>;

/**
 * What the signed-in guest answered to an event; undefined where they did not take part, where the back end does not
 * keep it and where it cannot be asked. Never rejects.
 */
export async function readOwnAnswers(eventId: number): Promise<Answers | undefined> {
  const result = await callApi(getOwnAnswers, { eventId });
  return result.ok && result.value.length > 0 ? result.value : undefined;
}

/** Tells a guest who took part before that they did, and what they answered, in the words they were asked in. */
export function OwnAnswers({ answers }: { answers: Answers }) {
  return (
    <WithMessages>
      <Told answers={answers} />
    </WithMessages>
  );
}

function Told({ answers }: { answers: Answers }) {
  const t = useTranslations("Event");
  // An event without questions is one simple yes, of which there is no more to tell.
  const said = answers.filter(({ question, answer }) => question !== "" && typeof answer === "string");
  return (
    <div className={styles.told}>
      <p>{t(said.length === 0 ? "tookPart" : "tookPartWith")}</p>
      {said.length === 0 ? null : (
        <dl>
          {said.map(({ question, answer }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an author may ask twice in the same words
            <div key={place}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
