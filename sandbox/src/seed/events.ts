import type { SeedEvent } from "#shared/seed-types.ts";
import { firstSnowCup, twoCupsOfTea } from "./coupons.ts";

const event = (given: Pick<SeedEvent, "id" | "name"> & Partial<SeedEvent>): SeedEvent => ({
  startsAt: null,
  endsAt: null,
  needsLoyalty: false,
  places: null,
  reward: null,
  ...given,
});

/** The events shown on seeded pages: the winter quiz, the two of the widget gallery, the first snow. */
export const events: SeedEvent[] = [
  event({
    id: 1,
    name: { ko: "겨울 퀴즈", en: "Winter quiz" },
    needsLoyalty: true,
    reward: twoCupsOfTea,
    rightAnswers: [["오후 두 시", "Two"], ["제주", "Jeju"], []],
  }),
  event({ id: 2, name: { ko: "창가 자리 설문", en: "Which window?" } }),
  event({ id: 3, name: { ko: "회원 퀴즈", en: "Members’ quiz" }, needsLoyalty: true }),
  event({ id: 4, name: { ko: "첫눈 이벤트", en: "First snow" }, reward: firstSnowCup }),
];
