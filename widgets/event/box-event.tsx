"use client";

import {
  type ComponentProps,
  type ComponentType,
  createElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import button from "@/components/ui/button.module.css";
import check from "@/components/ui/check.module.css";
import ui from "@/components/ui/field.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import { isSignedIn } from "@/lib/account/signed-in";
import { AppError } from "@/lib/base/app-error";
import { beforeChunkReload } from "@/lib/browser/chunk-reload";
import { isComposing } from "@/lib/browser/is-composing";
import type { AnswerProblem, Question } from "@/lib/event/answers";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { paths } from "@/lib/routing/paths";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { EventButtonContext } from "@/widgets/event/event-button";
import type { EventStepView } from "@/widgets/event/event-step-view";
import type { EventStep } from "@/widgets/event/take-part";
import { useEventAnswers } from "@/widgets/event/use-event-answers";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-event.module.css";

const loadCode = () => import("@/widgets/event/own-answers").catch(() => undefined);

type Code = NonNullable<Awaited<ReturnType<typeof loadCode>>>;
type Own = {
  OwnAnswers: Code["OwnAnswers"];
  answers: NonNullable<Awaited<ReturnType<Code["readOwnAnswers"]>>>;
};

/**
 * Reads what a signed-in guest answered when they took part, and loads the code that shows it for them alone; undefined
 * where nothing is known of it. `readAgain` is for a guest who has just taken part. Never rejects.
 */
function useOwnAnswers(eventId: number): { own: Own | undefined; readAgain: () => Promise<void> } {
  const [own, setOwn] = useState<Own>();
  const readAgain = useCallback(async () => {
    if (!isSignedIn(document.cookie)) return;
    const code = await loadCode();
    const answers = await code?.readOwnAnswers(eventId);
    setOwn(code && answers && { OwnAnswers: code.OwnAnswers, answers });
  }, [eventId]);
  useEffect(() => void readAgain(), [readAgain]);
  return { own, readAgain };
}

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

/**
 * What a guest still needs to take part, said before the first question (R5.1): the login, then the linked account.
 * Both are in every visitor's page; the document's hints show each to those alone who lack it.
 */
function EventConditions({ needsLoyalty }: { needsLoyalty: boolean }) {
  const t = useWidgetTexts<"event">();
  return (
    <>
      <div className={styles.condition} data-when="out">
        <p>{t(needsLoyalty ? "eventLoginLoyalty" : "eventLogin")}</p>
        <a className={button.quiet} href={paths.login("kakao")}>
          {t("eventLogIn")}
        </a>
      </div>
      {needsLoyalty ? (
        <div data-when="in">
          <div className={styles.condition} data-when="unlinked">
            <p>{t("eventLoyalty")}</p>
            <a className={button.quiet} href={paths.bind()}>
              {t("linkAccount")}
            </a>
          </div>
        </div>
      ) : null}
    </>
  );
}

type Props = {
  entry: Question;
  index: number;
  /** Distinguishes this question's fields from all others on the page. */
  name: string;
  problem: string | undefined;
  onEnter: () => void;
};

/**
 * One question of an event: options to choose one from, or a line of free text. The fields are uncontrolled, so that
 * what is typed before any script runs is kept.
 */
function EventQuestion({ entry, index, name, problem, onEnter }: Props) {
  const described = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `${name}-problem`,
  };
  return (
    <fieldset className={styles.question} data-question={index}>
      <legend className={plainText.lines}>{entry.question}</legend>
      {entry.type === "choice" ? (
        entry.options.map((option) => (
          <label key={option} className={styles.option}>
            <input className={check.check} type="radio" name={name} value={option} {...described} />
            {option}
          </label>
        ))
      ) : (
        <input
          className={`${ui.field} ${styles.answer}`}
          type="text"
          name={name}
          autoComplete="off"
          aria-label={entry.question}
          {...described}
          onKeyDown={(event) => {
            // Enter also ends the composition of a Korean syllable.
            if (event.key === "Enter" && !isComposing(event.nativeEvent)) onEnter();
          }}
        />
      )}
      {problem === undefined ? null : (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
