import {
  at,
  box,
  circle,
  darker,
  glow,
  inside,
  lighter,
  oval,
  shape,
  sheetOf,
  stroke,
  wave,
} from "../draw.ts";
import { cup } from "../drink.ts";
import { berry, strawberry } from "../food/fruit.ts";
import { leaf, sprig } from "../food/greens.ts";
import { heap, strewn } from "../food/heaps.ts";
import { dish, room, spoon, steam } from "../table.ts";

const afternoonTea = () => {
  const tier = (y: number, r: number) =>
    oval(320, y + 9, r, 23, "#d9c6a4", "cut") +
    oval(320, y, r, 21, "#fbf3e4") +
    oval(320, y - 1, r * 0.87, 15, "#f0e3c8");
  const scone = (x: number, y: number) =>
    shape(`M${x - 36} ${y}q-5 -38 36 -42q41 4 36 42q-36 10 -72 0Z`, "#dca860", "soft") +
    shape(`M${x - 31} ${y - 24}q31 -26 62 0q-31 -10 -62 0Z`, "#c58640") +
    box(x - 35, y - 14, 70, 7, 3, "#fff6e2");
  const sandwich = (x: number, y: number, c: string) =>
    shape(`M${x - 26} ${y}v-48h52v48Z`, "#fdf4e0", "soft") +
    box(x - 26, y - 34, 52, 8, 0, c) +
    box(x - 26, y - 20, 52, 6, 0, "#7fa35f");
  const cake = (x: number, y: number, c: string) =>
    box(x - 22, y - 40, 44, 40, 7, c, "soft") +
    box(x - 22, y - 27, 44, 6, 0, "#fff6e2") +
    berry(x, y - 47, 10, "#c93b34");
  return sheetOf(
    room("#e7d9d2", "#f5ecdc", 520),
    leaf(70, 522, -64, 120, "#8aa87f"),
    leaf(84, 524, -40, 100, "#5f8a5c"),
    cup(540, 508, "#cfd8c8", 1.15),
    steam(540, 440, 0.7, "#ffffff"),
    oval(540, 556, 78, 13, "#e9dfca", "soft"),
    box(313, 92, 14, 440, 7, "#c99a45", "soft"),
    stroke("M320 96q-40 -4 -34 -38q6 -28 34 -28t34 28q6 34 -34 38", "#c99a45", 9, "soft"),
    tier(208, 112),
    cake(256, 204, "#7b4a3a"),
    cake(384, 204, "#e9a9a0"),
    circle(320, 184, 23, "#f4c35a", "soft") + circle(320, 160, 9, "#fff3d0"),
    tier(352, 152),
    scone(236, 350),
    scone(322, 352),
    scone(404, 350),
    tier(500, 196),
    ...["#e58f78", "#f4c95d", "#b9d29a", "#e58f78", "#f4c95d"].map((c, i) => sandwich(192 + i * 64, 500, c)),
    oval(320, 544, 70, 13, "#c99a45", "soft"),
  );
};

const bingsu = () =>
  sheetOf(
    room("#e2cfcb", "#8d4f42", 476),
    circle(492, 170, 76, "#f6e7d2", "cut"),
    shape(
      "M146 336C150 270 196 236 228 216C246 160 282 122 322 120C366 122 400 166 414 214C452 234 492 272 494 336Z",
      "#fdfaf2",
      "cut",
    ),
    shape(
      "M182 318C190 262 232 246 250 222C262 172 292 144 322 140C292 186 290 246 244 262C214 276 196 300 182 318Z",
      "#ffffff",
    ),
    shape("M470 322C460 280 434 264 408 252C404 288 430 306 470 322Z", "#eae6dc"),
    heap(322, 178, 86, 50, "#6b2f2b", 4),
    strewn(322, 172, 64, 34, ["#7d3a34", "#5a2422", "#91483f"], 4, 12, 0.68),
    ...[
      [262, 216],
      [302, 228],
      [346, 226],
      [388, 214],
    ].map(([x = 0, y = 0], i) =>
      at(x, y, box(-17, -15, 34, 30, 6, i % 2 ? "#fbe9cf" : "#fff7e6", "soft"), i * 13 - 20),
    ),
    ...[
      [230, 282],
      [404, 272],
      [328, 276],
      [284, 300],
      [440, 300],
    ].map(([x = 0, y = 0]) => oval(x, y, 11, 7, "#d8b26e", "low", x)),
    leaf(330, 122, -58, 58, "#5f8a5c"),
    leaf(322, 124, -124, 46, "#7fa37a"),
    shape("M118 330h404q-8 118 -120 154h-164q-112 -36 -120 -154Z", "#cf9f45", "cut"),
    shape("M118 330h404q0 12 -3 24q-199 24 -398 0q-3 -12 -3 -24Z", "#e9c677"),
    shape("M150 372q26 70 96 100q-56 -8 -84 -50q-10 -26 -12 -50Z", "#dcb25c"),
    box(250, 478, 140, 24, 8, "#b88532", "soft"),
    dish(126, 534, 48, "#f6ead2", "#6b2f2b"),
    spoon(486, 548, -14, "#e2bd68", 230),
  );

const christmasCake = () =>
  sheetOf(
    room("#8e3a33", "#f1e4cd", 500),
    glow(320, 240, 290),
    ...[
      [90, 110],
      [170, 60],
      [250, 120],
      [420, 70],
      [520, 130],
      [580, 60],
      [70, 220],
      [566, 240],
    ].map(([x = 0, y = 0], i) => circle(x, y, 5 + (i % 3) * 2, "#f7e3c4", "low")),
    box(292, 470, 56, 70, 8, "#e9dcc2", "soft"),
    oval(320, 548, 118, 18, "#e3d2b0", "soft"),
    oval(320, 474, 220, 30, "#fbf3e4", "cut"),
    shape("M142 276h356v182q-178 42 -356 0Z", "#fffaf0", "cut"),
    shape("M320 292h178v166q-88 21 -178 21Z", "#f2d49b", "low"),
    shape("M320 316l178 -6v26l-178 8Z", "#fffaf0"),
    shape("M320 376l178 -8v26l-178 10Z", "#fffaf0"),
    ...[350, 392, 434, 474].map(
      (x, i) =>
        oval(x, 329 - i * 2, 15, 10, "#d8483c", "low") + oval(x + 4, 389 - i * 2, 15, 10, "#d8483c", "low"),
    ),
    oval(320, 276, 178, 34, "#fffdf6", "low"),
    ...[172, 212, 254, 298, 344, 388, 430, 468].map((x, i) =>
      shape(`M${x - 23} ${282 + (i % 2) * 4}q23 -44 46 0q-23 16 -46 0Z`, "#fffdf6", "soft"),
    ),
    strawberry(214, 232, 34, -14),
    strawberry(276, 216, 38, 6),
    strawberry(346, 214, 38, -6),
    strawberry(414, 230, 34, 14),
    sprig(300, 196, -112, 88, "#3f7257", 32, 8),
    sprig(326, 192, -66, 92, "#4f8464", 32, 8),
    berry(312, 184, 12),
    berry(330, 174, 10),
    shape("M142 404q178 42 356 0v14q-178 42 -356 0Z", "#c93b34", "low"),
    shape(
      "M232 424q-40 -30 -44 6q10 24 44 4q-8 30 4 44q14 -18 8 -44q34 22 46 0q-6 -34 -46 -8Z",
      "#d9524a",
      "soft",
    ),
    circle(236, 428, 11, "#b5302b", "low"),
  );

const teaSet = () =>
  sheetOf(
    room("#c9d4c6", "#7a5a44", 470),
    circle(320, 250, 190, "#eef0e0", "cut"),
    inside(
      "tea-moon",
      "M320 60a190 190 0 1 1 -.1 0Z",
      shape(wave(300, 26, 70, 30), "#b5c4b4", "low") +
        shape(wave(350, 20, 50, 90), "#8fa893", "low") +
        circle(404, 160, 30, "#ffdf9c", "low"),
    ),
    shape("M190 470q-24 -18 -26 -70q0 -84 132 -86q134 2 134 86q-2 52 -26 70Z", "#8fae9f", "cut"),
    shape("M180 396q4 -64 116 -66q-78 20 -84 108q-30 -16 -32 -42Z", "#a9c4b4"),
    shape("M226 322q6 -26 70 -28q64 2 70 28q-70 14 -140 0Z", "#7d9e90", "soft"),
    circle(296, 284, 15, "#8fae9f", "soft"),
    shape("M168 402q-52 -10 -72 -58q-2 -18 14 -16q22 40 64 42Z", "#8fae9f", "soft"),
    shape("M426 372q48 -28 92 -28q18 4 12 20q-48 8 -92 44Z", "#7d9e90", "soft"),
    ...[
      [-34, 0],
      [0, -16],
      [34, 0],
      [0, 18],
    ].map(([x = 0, y = 0]) => circle(296 + x, 392 + y, 13, "#b7cfc0", "low")),
    cup(498, 472, "#a9c4b4", 1.05),
    cup(116, 488, "#a9c4b4", 0.95),
    steam(498, 410, 0.7),
    oval(320, 540, 122, 26, "#f3e6cb", "cut"),
    oval(320, 535, 104, 18, "#e3d2b0"),
    ...["#d8655a", "#f0c24b", "#7fa37a", "#7a4b32", "#e9dcc2"].map(
      (c, i) =>
        oval(246 + i * 37, 525, 21, 13, darker(c, 0.15), "soft") +
        oval(246 + i * 37, 520, 20, 11, c) +
        oval(246 + i * 37, 519, 9, 5, lighter(c, 0.3)),
    ),
  );

/** The dish pictures of the Lantern Lounge, one for each of its promotions. */
export const lanternLoungeDishes = {
  "afternoon-tea": afternoonTea,
  bingsu,
  "christmas-cake": christmasCake,
  "tea-set": teaSet,
};
