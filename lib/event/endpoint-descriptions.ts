import type * as endpoints from "@/lib/event/endpoints";
import type { DescriptionsOf } from "@/lib/http/endpoint";

/** What a back end must know of the calls for events. Refusals of taking part are distinguished by `error.code`. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  listEvents: {
    summary:
      "The events that authors may put on a page: those to come, those under way and those that are over.",
    session: "none",
    optional: true,
    entry: "event",
    withoutIt: "Authors write an event's number by hand, and are told that it could not be checked.",
    input: {},
    data: [
      {
        id: 2,
        name: "Winter quiz",
        begins: "2026-12-01T00:00:00+09:00",
        ends: "2026-12-31T23:59:59+09:00",
        judged: true,
      },
    ],
    refusals: [{ status: 404, key: "page_not_found", when: "events are not listed" }],
  },
  getEncodedUserId: {
    summary: "The guest's id as it stands in links that they share.",
    session: "required",
    withoutIt: "A shared link does not say who shared it.",
    input: {},
    data: "u9f3kq",
  },
  getOwnAnswers: {
    summary:
      "The guest's answers to an event, in the order of the questions; empty when they did not take part.",
    session: "required",
    withoutIt: "An event does not show the answers of a guest who already took part.",
    entry: "answer",
    input: { eventId: 2 },
    data: [{ question: "Which window do you prefer?", answer: "The river" }],
    refusals: [{ status: 404, key: "page_not_found", when: "answers are not kept" }],
  },
  createEventResult: {
    summary:
      "Takes part in an event: `true`, or whether the answers were right, which coupon they earned, and the answers that are accepted.",
    session: "required",
    once: true,
    withoutIt: "Nobody can take part in an event; the answers stay on the page.",
    input: {
      eventId: 2,
      campaign: "winter",
      sharedBy: "u9f3kq",
      answers: [
        { type: "multiple choice", question: "Which window do you prefer?", answer: "The river" },
        { type: "simple", question: "I have read the terms", answer: true },
      ],
    },
    data: {
      correct: true,
      couponId: 31,
      rightAnswers: [{ question: "Which window do you prefer?", answer: "The river" }],
    },
    refusals: [
      { status: 404, key: "participation_failed", when: "code -101101: there is no such event" },
      {
        status: 422,
        key: "participation_failed",
        when: "code -101102: an answer is missing or not one of the choices",
      },
      { status: 409, key: "participation_failed", when: "code -101103: the guest already took part" },
      {
        status: 403,
        key: "participation_failed",
        when: "code -101104: a loyalty account must be linked first",
      },
      { status: 422, key: "participation_failed", when: "code -101105: the event is over" },
      { status: 422, key: "participation_failed", when: "code -101106: the event has not begun" },
      { status: 409, key: "participation_failed", when: "code -101107: all places are taken" },
    ],
  },
};
