import { createContext } from "react";

/**
 * The function and state of an event's submit button, passed from the box to the button that its author placed inside.
 */
export type EventButton = {
  submit: () => void;
  isBusy: boolean;
  /** The guest took part before; when pressed, the button says so. */
  isSpent: boolean;
};

export const EventButtonContext = createContext<EventButton>({
  submit: () => {},
  isBusy: false,
  isSpent: false,
});
