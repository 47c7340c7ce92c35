import type { SeedEvent } from "#shared/seed-types.ts";
import { firstSnowCup, twoCupsOfTea } from "./coupons.ts";

const event = (given: Pick<SeedEvent, "id"> & Partial<SeedEvent>): SeedEvent => ({
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
    needsLoyalty: true,
    reward: twoCupsOfTea,
    rightAnswers: [["오후 두 시", "Two"], ["제주", "Jeju"], []],
  }),
  event({ id: 2 }),
  event({ id: 3, needsLoyalty: true }),
  event({ id: 4, reward: firstSnowCup }),
];
