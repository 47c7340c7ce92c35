import { createContext } from "react";

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
