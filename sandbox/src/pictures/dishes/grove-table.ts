import { around, at, circle, dice, glow, grown, oval, shape, sheetOf, stroke, times } from "../draw.ts";
import { bottle, wineGlass } from "../drink.ts";
import { berry, citrus } from "../food/fruit.ts";
import { leaf, tomato } from "../food/greens.ts";
import { nest, strewn, strips } from "../food/heaps.ts";
import { shell } from "../food/seafood.ts";
import { board, candle, fork, ground, knife, linen, plate, room, spoon } from "../table.ts";

const pasta = () =>
  sheetOf(
    ground("#efe0c0", 54),
    linen(520, 130, "#fbf3e4", "#5f8a5c", -6),
    plate(304, 332, 236, "#e7efe9"),
    nest(304, 336, 138, "#f6d98a", 11),
    ...[
      [222, 286, 40],
      [388, 296, 130],
      [330, 424, 80],
      [232, 406, 10],
      [312, 236, 70],
    ].map(([x = 0, y = 0, a = 0], i) => shell(x, y, 34, a, i % 2 ? "#e9d5b8" : "#d9bfa0")),
    leaf(288, 320, -40, 62, "#4f7f58"),
    leaf(310, 322, 20, 58, "#6c9362"),
    leaf(296, 330, 110, 54, "#5f8a5c"),
    tomato(356, 348, 18, "#e05a3a"),
    tomato(260, 352, 16),
    strips(330, 372, 54, 16, 4, "#f08a3c", 4, 30),
    strips(260, 262, 48, 14, 4, "#f08a3c", 6, -30),
    strewn(304, 336, 120, 22, ["#fff8e8", "#5f8a5c"], 6, 4, 0.6),
    fork(524, 356, -84, "#d8cfae"),
    citrus(100, 110, 50, "#f08a3c", "#fbb36a"),
    leaf(130, 74, -30, 56, "#5f8a5c"),
  );

const tangerine = () =>
  sheetOf(
    ground("#2f5545", 55),
    ...[
      [70, 90, 34],
      [570, 100, 140],
      [60, 560, -30],
      [580, 560, 210],
    ].map(([x = 0, y = 0, a = 0], i) => leaf(x, y, a, 110, i % 2 ? "#44745a" : "#3b6750")),
    plate(320, 330, 230, "#fbf3e4"),
    shape(grown(320, 376, 128, 58, 6, 0.12), "#c98a45", "soft"),
    strewn(320, 380, 110, 40, ["#dba860", "#b9742f", "#eac992"], 7, 8, 0.7),
    circle(320, 308, 108, "#ee8522", "cut"),
    circle(318, 304, 100, "#f4952f"),
    oval(282, 258, 40, 24, "#fcc27c", undefined, -32),
    ...times(22, (i) => {
      const roll = dice(i + 3);
      const [x, y] = around(322, 312, Math.sqrt(roll()) * 92, roll() * 360);
      return circle(x, y, 2.2, "#df7718");
    }),
    stroke("M320 210q-2 -18 8 -30", "#5a4a2a", 8, "low"),
    leaf(322, 196, -14, 104, "#4f8a58"),
    leaf(320, 200, -158, 74, "#6fa56a"),
    citrus(190, 408, 44, "#f08a3c", "#fbb05c"),
    citrus(446, 420, 40, "#f08a3c", "#fbb05c"),
    ...[
      [238, 464],
      [396, 470],
      [320, 482],
    ].map(
      ([x = 0, y = 0], i) =>
        oval(x, y, 24, 15, "#fffaf0", "soft", i * 30) + oval(x - 4, y - 4, 12, 6, "#ffffff"),
    ),
    leaf(268, 466, 30, 36, "#7fae84"),
    leaf(360, 476, -20, 34, "#7fae84"),
    spoon(536, 566, -30, "#d8a94a", 200),
  );

const wineDinner = () =>
  sheetOf(
    room("#5a2b34", "#e9dcc2", 496),
    glow(150, 200, 220),
    candle(110, 504, 170),
    ...[
      [470, 80],
      [540, 150],
      [420, 150],
      [580, 60],
    ].map(([x = 0, y = 0], i) => circle(x, y, 16 + (i % 2) * 8, i % 2 ? "#7d3f48" : "#6d343e", "soft")),
    bottle(234, 320, "#2a3a30", "#f6ead2", 1.05),
    wineGlass(382, 372, "#8f2238", 1.12),
    board(498, 534, 260, 62, "#a8713f", 0),
    shape("M446 514l96 -58q18 22 14 60Z", "#f2c95c", "cut"),
    shape("M446 514l110 2v18q-60 6 -112 -2Z", "#e0b040", "low"),
    ...[
      [500, 508, 7],
      [524, 494, 5],
      [530, 516, 6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#d8a234")),
    ...times(14, (i) => {
      const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
      return berry(
        140 + (i - (row * (row + 1)) / 2) * 26 - row * 13,
        584 - row * 23 + 0,
        16,
        i % 2 ? "#6a3558" : "#7d4468",
      );
    }),
    leaf(150, 486, -24, 64, "#6c9362"),
    shape(grown(300, 556, 54, 28, 3, 0.1), "#c98a45", "soft"),
    shape(grown(300, 550, 44, 20, 4, 0.1), "#f0d29a"),
  );

const pizza = () =>
  sheetOf(
    ground("#d5dccb", 56),
    board(330, 330, 470, 470, "#c9975a", 0, false),
    circle(330, 330, 222, "#c98a45", "cut"),
    shape(grown(330, 330, 214, 212, 4, 0.04, 16), "#dba65c"),
    ...times(9, (i) => shape(grown(...around(330, 330, 204, i * 40 + 9), 19, 14, i, 0.3), "#8a5426")),
    shape(grown(330, 330, 184, 184, 6, 0.05, 14), "#cc4b2c", "low"),
    shape(grown(330, 330, 172, 172, 9, 0.08, 14), "#e9b95e"),
    ...times(9, (i) => {
      const [x, y] = around(330, 330, i < 6 ? 118 : 44, i * 60 + (i < 6 ? 10 : 40));
      return shape(grown(x, y, 44, 40, i + 2, 0.2), "#fffaf0", "low") + oval(x - 8, y - 8, 16, 10, "#ffffff");
    }),
    ...times(7, (i) => tomato(...around(330, 330, 128, i * 51 + 38), 19, i % 2 ? "#d9472f" : "#e8702c")),
    ...times(6, (i) => {
      const [x, y] = around(330, 330, 72, i * 60 + 12);
      return leaf(x, y, i * 77, 56, i % 2 ? "#4f7f58" : "#6c9362");
    }),
    citrus(330, 330, 26, "#f08a3c", "#fbb36a"),
    ...[24, 84, 144].map((a) => at(330, 330, stroke("M-216 0H216", "#8a5a2c", 3.4), a)),
    knife(566, 564, -38, "#3d3f3e"),
    leaf(70, 90, 30, 66, "#8aa87f"),
  );

/** The dish pictures of The Grove Table, one for each of its promotions. */
export const groveTableDishes = {
  pasta,
  tangerine,
  "wine-dinner": wineDinner,
  pizza,
};
