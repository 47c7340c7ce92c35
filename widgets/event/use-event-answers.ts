"use client";

import { type RefObject, useCallback, useEffect } from "react";
import { beforeChunkReload } from "@/lib/browser/chunk-reload";
import type { Question } from "@/lib/event/answers";

/** Loads the code that stores answers; undefined when that fails, and then the answers are in their fields alone. */
const loadMemory = () => import("@/lib/event/saved-answers").catch(() => undefined);

/**
 * Reads an event's answers from its fields, stores them at every keystroke and restores them when the guest returns
 * (R5.1). After a login the box is scrolled into view and the button focused. None of it ever rejects.
 */
export function useEventAnswers(
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
