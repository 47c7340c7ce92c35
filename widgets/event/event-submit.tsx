"use client";

import { createContext, createElement, useContext } from "react";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";

/**
 * The function and state of an event's submit button, passed from the box to the button that its author placed inside.
 */
export type EventButton = {
  /** Undefined for a button outside of an event. */
  eventId: number | undefined;
  submit: () => void;
  isBusy: boolean;
  /** The guest took part before; when pressed, the button says so. */
  isSpent: boolean;
};

export const EventButtonContext = createContext<EventButton>({
  eventId: undefined,
  submit: () => {},
  isBusy: false,
  isSpent: false,
});

/**
 * The working button in place of the author's placeholder, with its looks (R4.12). While it is busy it says that it
 * sends, in its own size (`box-event.module.css`), whether or not the framework is here already.
 */
export function EventSubmit({ tag, attributes, slot, content }: WidgetProps<"event-submit">) {
  const t = useWidgetTexts<"event-submit">();
  const { eventId, submit, isBusy, isSpent } = useContext(EventButtonContext);
  const isButton = tag === "button";
  return createElement(
    tag,
    {
      ...attributes,
      ...(isButton ? { type: "button" } : { role: "button", tabIndex: 0, onKeyDown: pressByKey }),
      "data-content": slot,
      "data-event-submit": isSpent ? "spent" : "",
      "data-event": eventId,
      "data-sending": t("sending"),
      "aria-busy": isBusy,
      onClick: submit,
    },
    content,
  );
}

/** Lets an element that is not a native button be pressed by these two keys. */
function pressByKey(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  // The page's own listener would press links with the button role by the space key as well.
  event.nativeEvent.stopImmediatePropagation();
  event.currentTarget.click();
}
