"use client";

import { createElement, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import button from "@/components/ui/button.module.css";
import { isSignedIn } from "@/lib/account/signed-in";
import { AppError } from "@/lib/base/app-error";
import { beforeChunkReload } from "@/lib/browser/reload";
import type { AnswerProblem, Question } from "@/lib/event/answers";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { paths } from "@/lib/routing/paths";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { EventQuestion } from "@/widgets/event/event-question";
import { EventButtonContext } from "@/widgets/event/event-submit";
import type { EventStep } from "@/widgets/event/take-part";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-event.module.css";

/** Loads the code that stores answers; undefined when that fails, and then the answers are in their fields alone. */
const loadMemory = () => import("@/lib/event/saved-answers").catch(() => undefined);

/**
 * Reads an event's answers from its fields, stores them at every keystroke and restores them when the guest returns
 * (R5.1). After a login the box is scrolled into view and the button focused. None of it ever rejects.
 */
function useEventAnswers(
  box: RefObject<HTMLElement | null>,
  eventId: number,
  questions: readonly Question[],
) {
  const readValues = useCallback(
    () => questions.map((_, index) => readField(fieldOf(box.current, index))),
    [box, questions],
  );

  const save = useCallback(
    async (isReturning = false) => {
      const memory = await loadMemory();
      memory?.saveAnswers(eventId, questions, { values: readValues(), isReturning }, Date.now());
    },
    [eventId, questions, readValues],
  );

  const forget = useCallback(async () => {
    const memory = await loadMemory();
    memory?.forgetAnswers(eventId);
  }, [eventId]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const saveNow = () => void save();
    element.addEventListener("input", saveNow);
    let known: Awaited<ReturnType<typeof loadMemory>>;
    const stopAsking = beforeChunkReload(() => {
      const values = readValues();
      known?.saveAnswers(eventId, questions, { values, isReturning: false }, Date.now());
      return known !== undefined || values.every((value) => value === "");
    });
    void loadMemory().then((memory) => {
      known = memory;
      // Typed before the page was hydrated.
      if (readValues().some((value) => value !== "")) saveNow();
      const saved = memory?.readSavedAnswers(eventId, questions, Date.now());
      if (saved === undefined) return;
      saved.values.forEach((value, index) => {
        writeField(fieldOf(element, index), value);
      });
      if (saved.isReturning) welcomeBack(element, saveNow);
    });
    return () => {
      stopAsking();
      element.removeEventListener("input", saveNow);
    };
  }, [box, eventId, questions, save, readValues]);

  return { readValues, save, forget };
}

function welcomeBack(box: HTMLElement, save: () => void): void {
  const button = box.querySelector<HTMLElement>("[data-event-submit]");
  button?.scrollIntoView({ block: "center" });
  button?.focus({ preventScroll: true });
  // Only once: the next visit begins at the top.
  save();
}

function fieldOf(box: HTMLElement | null, index: number): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-question="${index}"]`) ?? null;
}

function readField(field: HTMLElement | null): string {
  return field?.querySelector<HTMLInputElement>("input[type=text], input:checked")?.value ?? "";
}

/** Fills in a stored value, unless the guest has typed one already. */
function writeField(field: HTMLElement | null, value: string): void {
  if (field === null || value === "" || readField(field) !== "") return;
  for (const input of field.querySelectorAll("input")) {
    if (input.type === "radio") input.checked = input.value === value;
    else input.value = value;
  }
}

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

type Desk = Awaited<ReturnType<typeof loadDesk>>["EventStepView"];

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
