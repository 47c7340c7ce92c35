"use client";

import { useDeferredValue } from "react";

export type Choice = {
  values: readonly string[];
  /** One of the values. */
  chosen: string;
  nameOf: (value: string) => string;
};

/**
 * The options of a select: the chosen one at first, and all of them in a later rendering that a touch interrupts, so
 * that a dialog full of selects is shown without waiting for what each of them lists.
 */
export function Options({ values, chosen, nameOf }: Choice) {
  const areAllShown = useDeferredValue(true, false);
  return (areAllShown ? values : [chosen]).map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}
