import { at, box, circle, shape, sheetOf, stroke } from "./draw.ts";
import { leaf, sprig } from "./food/greens.ts";
import { ground } from "./table.ts";

const logo = () =>
  box(0, 0, 640, 640, 0, "#faf6ee") +
  stroke("M112 236q104 -96 208 0t208 0M112 372q104 -96 208 0t208 0", "#1d1a16", 42) +
  circle(320, 480, 39, "#ffb611");

const giftCard = () =>
  sheetOf(
    ground("#dfe6dd", 61),
    at(
      320,
      330,
      shape("M-210 -120H210V150H-210Z", "#b4513a", "cut") +
        box(-184, -176, 368, 220, 14, "#fbf3e4", "cut") +
        stroke("M-150 -120H-40M-150 -92H-70", "#1d1a16", 8) +
        circle(130, -116, 26, "#ffb611", "soft") +
        shape("M-210 -120L0 40L210 -120V150H-210Z", "#c4684e", "cut") +
        shape("M-210 150L0 6L210 150Z", "#cf7a60", "soft") +
        box(-14, -30, 28, 180, 0, "#ffcf5c", "low") +
        shape("M0 40Q-84 30 -86 -14Q-70 -46 -36 -14Q-10 10 0 40Z", "#ffb611", "soft") +
        shape("M0 40Q84 30 86 -14Q70 -46 36 -14Q10 10 0 40Z", "#ffb611", "soft") +
        circle(0, 40, 15, "#ffd776", "soft"),
      -6,
    ),
    sprig(120, 540, -30, 150, "#5f8a5c", 44, 7),
    leaf(520, 130, 30, 90, "#7fa37a"),
    leaf(500, 120, 70, 70, "#5f8a5c"),
  );

/** The app's logo and the gift card. */
export const objects = { logo, "gift-card": giftCard };
