"use client";

import { useDeferredValue } from "react";

type Props<Value extends string | number> = {
  values: readonly Value[];
  /** One of the values. */
  chosen: Value;
  nameOf: (value: Value) => string;
};

/**
 * The options of a select: the chosen one at first, and all of them in a later rendering that a touch interrupts, so
 * that a dialog full of selects is shown without waiting for what each of them lists.
 */
export function Options<Value extends string | number>({ values, chosen, nameOf }: Props<Value>) {
  const areAllShown = useDeferredValue(true, false);
  return (areAllShown ? values : [chosen]).map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}
