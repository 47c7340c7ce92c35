import { around, at, box, circle, dice, grown, shape, sheetOf, stroke, times } from "../draw.ts";
import { berry, citrus, wedge } from "../food/fruit.ts";
import { leaf } from "../food/greens.ts";
import { strewn } from "../food/heaps.ts";
import { fish, mussel, oyster } from "../food/seafood.ts";
import { dish, fork, ground, linen, plate, platter, steam } from "../table.ts";

const harbourFish = () =>
  sheetOf(
    ground("#d6e0d6", 31),
    plate(320, 326, 238),
    leaf(226, 426, -10, 130, "#2f5a45"),
    leaf(284, 438, -34, 110, "#5f8a5c"),
    fish(324, 306, 254, -20, "#c8613f", "#f0c4a0"),
    citrus(424, 414, 38),
    citrus(392, 440, 30, "#e9a82c", "#ffe09a"),
    berry(256, 244, 9, "#d9472f"),
    strewn(320, 330, 180, 22, ["#fff8e8", "#dfd2b0"], 3, 3.4, 0.8),
    fork(66, 330, -90),
  );

const oysters = () =>
  sheetOf(
    ground("#27505c", 32),
    circle(320, 326, 250, "#b9c6c4", "cut"),
    circle(320, 326, 236, "#8fa3a4", "low"),
    ...times(60, (i) => {
      const roll = dice(i + 70);
      const [x, y] = around(320, 326, Math.sqrt(roll()) * 205, roll() * 360);
      return shape(grown(x, y, 25, 21, i, 0.5, 5), i % 3 ? "#e3ecea" : "#f6faf6", i % 4 ? undefined : "low");
    }),
    ...times(8, (i) => {
      const [x, y] = around(320, 326, 158, i * 45 - 90);
      return oyster(x, y, 66, i * 45 - 90, i * 7 + 3);
    }),
    circle(320, 326, 60, "#2c3d40", "cut"),
    circle(320, 328, 50, "#8f2f3a"),
    strewn(320, 328, 34, 16, ["#d9a0a6", "#f0d0cc"], 4, 7, 0.6),
    wedge(210, 330, 34, -14),
    wedge(430, 318, 34, 16),
    leaf(300, 214, -60, 56, "#5f8a5c"),
    leaf(340, 452, 50, 60, "#7fa37a"),
  );

const claw = (x: number, y: number, side: number) =>
  at(
    x,
    y,
    shape(
      "M0 66Q-46 40 -44 -14Q-40 -74 6 -92Q-12 -58 6 -38Q14 -66 34 -80Q58 -20 30 30Q20 54 0 66Z",
      "#d24a30",
      "cut",
    ) + shape("M-30 -8Q-30 -54 -6 -74Q-16 -44 -6 -20Q-14 10 -30 -8Z", "#e87a54"),
    side * 10,
  );

const lobster = () =>
  sheetOf(
    ground("#cfdcd8", 33),
    platter(320, 330, 206, 284, "#fbf3e4"),
    ...[0, 1, 2, 3].map((i) => leaf(320, 330, i * 90 + 45, 150, i % 2 ? "#7fa37a" : "#5f8a5c")),
    stroke("M296 170Q240 110 208 40M344 170Q400 110 432 40", "#b83a24", 6, "low"),
    ...[-1, 1].flatMap((side) => [
      stroke(
        `M${320 + side * 40} 250Q${320 + side * 110} 262 ${320 + side * 108} 200`,
        "#c4432b",
        24,
        "soft",
      ),
      ...[0, 1, 2].map((i) =>
        stroke(
          `M${320 + side * 44} ${286 + i * 24}q${side * 66} ${6 + i * 8} ${side * 92} ${44 + i * 8}`,
          "#c4432b",
          11,
          "low",
        ),
      ),
    ]),
    at(424, 156, `<g transform="scale(-1 1)">${claw(0, 0, -1)}</g>`),
    claw(216, 156, -1),
    shape("M320 150Q376 190 372 286Q360 330 320 334Q280 330 268 286Q264 190 320 150Z", "#d24a30", "cut"),
    shape("M320 166Q292 200 290 280Q300 316 320 320Q306 240 320 166Z", "#e87a54"),
    circle(300, 190, 8, "#2a1a16", "low"),
    circle(340, 190, 8, "#2a1a16", "low"),
    ...[0, 1, 2, 3, 4].map((i) =>
      shape(
        `M${264 + i * 6} ${332 + i * 36}Q320 ${310 + i * 36} ${376 - i * 6} ${332 + i * 36}L${370 - i * 6} ${372 + i * 36}Q320 ${392 + i * 36} ${270 + i * 6} ${372 + i * 36}Z`,
        i % 2 ? "#cb4229" : "#dc5a3a",
        "soft",
      ),
    ),
    ...[-56, -28, 0, 28, 56].map((a) =>
      at(320, 528, shape("M0 0Q24 26 0 68Q-24 26 0 0Z", "#c4432b", "soft"), a),
    ),
    wedge(222, 430, 38, -30),
    dish(440, 452, 46, "#f6ead2", "#f2c04a"),
    leaf(428, 452, 20, 30, "#5f8a5c"),
  );

const mussels = () =>
  sheetOf(
    ground("#e2d2b6", 34),
    linen(516, 140, "#f6ead2", "#2b5a6b", 8),
    box(54, 300, 70, 54, 24, "#23282b", "soft"),
    box(486, 300, 70, 54, 24, "#23282b", "soft"),
    circle(306, 326, 226, "#2a3034", "cut"),
    circle(306, 326, 208, "#15191b"),
    circle(306, 330, 198, "#e3c98c"),
    ...times(17, (i) => {
      const [x, y] = around(306, 328, i < 10 ? 146 : i < 16 ? 74 : 6, i < 10 ? i * 36 : i * 60);
      return mussel(x, y, 58, i * 67 + 20);
    }),
    ...[
      [220, 250, 30],
      [390, 300, 120],
      [270, 420, -40],
      [360, 400, 10],
      [306, 200, 70],
    ].map(([x = 0, y = 0, a = 0]) => leaf(x, y, a, 40, "#6c9362")),
    strewn(306, 328, 160, 16, ["#d9472f", "#f0b429"], 4, 5, 0.7),
    at(
      506,
      510,
      shape("M-84 -20Q-84 -58 0 -60Q84 -58 84 -20V30Q0 52 -84 30Z", "#c98a45", "cut") +
        shape("M-68 -18Q-66 -44 0 -46Q66 -44 68 -18V18Q0 36 -68 18Z", "#f3dcae") +
        strewn(0, -8, 44, 12, ["#e3c386"], 5, 7, 0.6),
      -14,
    ),
    steam(300, 118, 0.8),
  );

/** The dish pictures of the Harbour Grill, one for each of its promotions. */
export const harbourGrillDishes = {
  "harbour-fish": harbourFish,
  oysters,
  lobster,
  mussels,
};
