import { createContext } from "react";

/** What an event's submit button does, handed from the box to the button that its author placed somewhere inside. */
export type EventButton = {
  submit: () => void;
  isBusy: boolean;
  /** The guest took part before; pressed, the button says so. */
  isSpent: boolean;
};

export const EventButtonContext = createContext<EventButton>({
  submit: () => {},
  isBusy: false,
  isSpent: false,
});
