"use client";

import { createElement, useContext } from "react";
import spinner from "@/components/ui/spinner.module.css";
import { EventButtonContext } from "@/widgets/event/event-button";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./event-submit.module.css";

/** The working button in place of the author's placeholder, with its looks (R4.12). */
export function EventSubmit({ tag, attributes, slot, content }: WidgetProps<"event-submit">) {
  const { submit, isBusy, isSpent } = useContext(EventButtonContext);
  const isButton = tag === "button";
  return createElement(
    tag,
    {
      ...attributes,
      ...(isButton ? { type: "button" } : { role: "button", tabIndex: 0, onKeyDown: pressByKey }),
      "data-content": slot,
      "data-event-submit": isSpent ? "spent" : "",
      "aria-busy": isBusy,
      onClick: submit,
    },
    <>
      {content}
      {isBusy ? <span className={`${spinner.spinner} ${styles.busy}`} aria-hidden="true" /> : null}
    </>,
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
