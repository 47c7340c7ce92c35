"use client";

import {
  type ComponentProps,
  type ComponentType,
  createElement,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { AppError } from "@/lib/base/app-error";
import { beforeChunkReload } from "@/lib/browser/chunk-reload";
import type { AnswerProblem } from "@/lib/event/answers";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { EventButtonContext } from "@/widgets/event/event-button";
import { EventConditions } from "@/widgets/event/event-conditions";
import { EventQuestion } from "@/widgets/event/event-question";
import type { EventStepView } from "@/widgets/event/event-step-view";
import type { EventStep } from "@/widgets/event/take-part";
import { useEventAnswers } from "@/widgets/event/use-event-answers";
import { useOwnAnswers } from "@/widgets/event/use-own-answers";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-event.module.css";

const loadDesk = () => import("@/widgets/event/event-step-view");
const tookPartBefore: EventStep = { kind: "result", outcome: "participated" };

type Desk = ComponentType<ComponentProps<typeof EventStepView>>;

/**
 * `cms-box-event` (R4.12, R5): its questions above the author's content, or the answers of a guest who took part
 * before. The code behind its button is loaded ahead, and at the latest with the first press.
 */
export function BoxEvent({ tag, attributes, slot, content, options }: WidgetProps<"event">) {
  const { eventid, question: questions, condition, actionfinish } = options;
  const t = useWidgetTexts<"event">();
  const box = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<Record<number, AnswerProblem>>({});
  const [shown, setShown] = useState<{ Desk: Desk; step: EventStep }>();
  const [isBusy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  // State alone would let a second click through before the button is rendered as busy.
  const isSending = useRef(false);
  /** An entry is on its way, or its outcome is shown: a reload for a lost script would take that away. */
  const hasSent = useRef(false);
  const [attempt] = useState(createAttemptKey);
  const { readValues, save, forget } = useEventAnswers(box, eventid, questions);
  const { own, readAgain } = useOwnAnswers(eventid);
  const hasTakenPart = own !== undefined;
  const needsLoyalty = condition.some(({ type, option }) => type === "raw" && option === "_WOH_BIND_");

  useEffect(() => loadAhead(loadDesk), []);
  useEffect(() => beforeChunkReload(() => !hasSent.current), []);
  useEffect(() => {
    // Other users of this device must not read what was typed for an entry that was sent long ago.
    if (hasTakenPart) void forget();
  }, [hasTakenPart, forget]);

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    hasSent.current = false;
    setBusy(true);
    setLost(false);
    setShown(undefined);
    setProblems({});
    try {
      // Whether or not the code that sends is here already.
      if (!navigator.onLine) throw new AppError("REQUEST_SEND_ERROR");
      const desk = await loadDesk();
      const onSend = () => {
        hasSent.current = true;
      };
      const entry = { eventId: eventid, questions, values: readValues(), needsLoyalty, attempt, onSend };
      const step = hasTakenPart ? tookPartBefore : await desk.takePart(entry);
      hasSent.current = step.kind === "result";
      if (step.kind === "problems") showProblems(step.problems);
      else if (!hasTakenPart) await storeStep(step);
      setShown({ Desk: desk.EventStepView, step });
    } catch {
      // There is no connection, or the code or its messages failed to load, so nothing was sent.
      setLost(true);
    }
    isSending.current = false;
    setBusy(false);
  };

  const storeStep = (step: EventStep) => {
    const hasEntered =
      step.kind === "result" && (step.outcome === "succeeded" || step.outcome === "participated");
    if (!hasEntered) return save(step.kind !== "result");
    void readAgain();
    return forget();
  };

  const showProblems = (found: Record<number, AnswerProblem>) => {
    setProblems(found);
    const [first] = Object.keys(found);
    box.current?.querySelector<HTMLElement>(`[data-question="${first}"] input`)?.focus();
  };

  const latestSubmit = useRef(submit);
  latestSubmit.current = submit;
  const submitButton = useMemo(
    () => ({ eventId: eventid, submit: () => void latestSubmit.current(), isBusy, isSpent: hasTakenPart }),
    [eventid, isBusy, hasTakenPart],
  );

  return createElement(
    tag,
    { ...attributes, ref: box },
    <>
      {hasTakenPart ? null : <EventConditions needsLoyalty={needsLoyalty} />}
      {own === undefined ? (
        questions.map((entry, index) => (
          <EventQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: authored questions are never reordered
            key={index}
            entry={entry}
            index={index}
            name={`event-${eventid}-${slot}-${index}`}
            problem={problems[index] && t(problems[index] === "blank" ? "answerBlank" : "checkAnswers")}
            onEnter={submitButton.submit}
          />
        ))
      ) : (
        <own.OwnAnswers answers={own.answers} />
      )}
      <EventButtonContext value={submitButton}>
        <div data-content={slot} className={styles.content}>
          {content}
        </div>
      </EventButtonContext>
      {isLost ? (
        <p className={styles.problem} role="alert">
          {t("answersNotSent")}
        </p>
      ) : null}
      {shown === undefined ? null : (
        <shown.Desk step={shown.step} action={actionfinish} onClose={() => setShown(undefined)} />
      )}
    </>,
  );
}
