import {
  around,
  at,
  box,
  circle,
  darker,
  grown,
  lighter,
  oval,
  piece,
  shape,
  sheetOf,
  stroke,
  times,
} from "../draw.ts";
import { leaf } from "../food/greens.ts";
import { heap, strewn, strips } from "../food/heaps.ts";
import { oyster } from "../food/seafood.ts";
import { bowl, chopsticks, dish, ground, linen, platter, spoon, steam } from "../table.ts";

const winterTable = () => {
  const colours = ["#d9472f", "#5f8a5c", "#f0c24b", "#7a4b32", "#e9e2d0", "#3d6a4b", "#e08a4a", "#8a6a86"];
  const corner = (r: number, a: number) =>
    around(320, 330, r, a)
      .map((v) => v.toFixed(1))
      .join(" ");
  const octagon = (r: number) =>
    `M${Array.from({ length: 8 }, (_, i) => corner(r, i * 45 + 22.5)).join("L")}Z`;
  return sheetOf(
    ground("#ecd9c3", 14),
    shape(octagon(252), "#3b2a26", "cut"),
    shape(octagon(236), "#54352d"),
    shape(octagon(226), "#2a1d1a"),
    ...colours.map((colour, i) => {
      const a = i * 45;
      const [x, y] = around(320, 330, 152, a);
      return `${shape(`M${corner(92, a - 19)}L${corner(208, a - 20.4)}L${corner(208, a + 20.4)}L${corner(92, a + 19)}Z`, darker(colour, 0.2), "low")}${strips(x, y, 96, 76, 9, colour, i + 3, a + 90)}`;
    }),
    circle(320, 330, 80, "#3b2a26", "soft"),
    circle(320, 330, 72, "#f3e6cb", "low"),
    circle(318, 327, 66, "#fff8e8", "low"),
    circle(322, 325, 60, "#fdf1d6", "low"),
    ...[0, 72, 144, 216, 288].map((a) => leaf(320, 325, a - 90, 26, "#d8655a")),
    circle(320, 325, 6, "#ffb611", "low"),
    chopsticks(320, 606, 2, "#3a2a22", 320),
  );
};

const banchanTable = () => {
  const place = (x: number, y: number, r: number, clay: string, colour: string, seed: number, kind: number) =>
    circle(x, y, r, clay, "soft") +
    circle(x, y, r * 0.8, lighter(clay, 0.3), "low") +
    (kind === 0
      ? strips(x, y, r * 1.1, r * 0.8, 7, colour, seed, seed * 31)
      : kind === 1
        ? heap(x, y, r * 0.58, r * 0.5, colour, seed)
        : times(5, (i) =>
            circle(
              ...around(x, y, i ? r * 0.4 : 0, i * 90 + seed * 10),
              r * 0.24,
              i % 2 ? lighter(colour, 0.14) : colour,
              "low",
            ),
          ));
  return sheetOf(
    ground("#cdd4c4", 15),
    piece(box(58, 74, 524, 510, 40, "#4a3027"), "cut"),
    box(72, 86, 496, 484, 30, "#5d3d30"),
    ...times(6, (i) => stroke(`M92 ${130 + i * 80}q120 ${i % 2 ? 14 : -14} 240 0t216 0`, "#52352a", 3)),
    place(150, 166, 52, "#fbf3e4", "#5f8a5c", 1, 0),
    place(264, 152, 46, "#e9dcc2", "#d9472f", 2, 1),
    place(374, 152, 46, "#fbf3e4", "#f0c24b", 3, 0),
    place(488, 166, 52, "#cfd8c8", "#7a4b32", 4, 2),
    place(140, 286, 46, "#cfd8c8", "#e08a4a", 5, 2),
    place(500, 286, 46, "#fbf3e4", "#3d6a4b", 6, 1),
    circle(320, 290, 92, "#3b3532", "cut"),
    circle(320, 290, 82, "#23201e"),
    circle(320, 292, 76, "#c6532f"),
    ...[
      [288, 268],
      [344, 262],
      [356, 308],
      [300, 318],
    ].map(([x = 0, y = 0], i) => box(x - 19, y - 16, 38, 32, 6, i % 2 ? "#fff6e2" : "#fbeed2", "low")),
    leaf(314, 286, 10, 48, "#6c9362"),
    strewn(320, 292, 60, 12, ["#7fa35f", "#ffd08a"], 5, 5, 0.6),
    place(146, 402, 48, "#e9dcc2", "#b98a5a", 7, 1),
    place(494, 402, 48, "#e9dcc2", "#8a6a86", 8, 0),
    bowl(236, 470, 66, "#f6ead2", "#fffaf0"),
    strewn(236, 470, 46, 30, ["#f3e8d2", "#ffffff"], 9, 7, 0.5),
    bowl(404, 470, 66, "#d8a94a", "#cbb287"),
    ...[
      [386, 456],
      [420, 470],
      [396, 490],
    ].map(([x = 0, y = 0]) => circle(x, y, 13, "#e9dfc2", "low")),
    leaf(400, 448, 60, 40, "#5f8a5c"),
    chopsticks(320, 556, 0, "#c9a050", 210),
  );
};

const bossam = () => {
  const pork = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      shape("M-62 -40Q0 -56 62 -38Q74 0 60 42Q0 54 -62 40Q-72 0 -62 -40Z", "#a9714a", "soft") +
        shape("M-58 -28Q0 -40 58 -28Q66 0 58 34Q0 44 -58 33Q-64 0 -58 -28Z", "#f2d9be") +
        shape("M-56 -14Q0 -24 56 -14L57 -2Q0 -10 -57 -2Z", "#d79f85") +
        shape("M-57 10Q0 2 57 10L56 28Q0 36 -56 26Z", "#cf9078"),
      turn,
    );
  return sheetOf(
    ground("#d5d9cf", 16),
    platter(320, 330, 268, 206, "#f6ead2"),
    ...[0, 1, 2, 3, 4].map((i) =>
      leaf(136 + i * 8, 250 + i * 34, -26 - i * 6, 150, i % 2 ? "#dfe3b4" : "#cbd79a"),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => pork(250 + i * 30, 270 + i * 24, -30)),
    shape(grown(438, 252, 70, 58, 5, 0.24), "#b93a26", "soft"),
    strips(438, 250, 110, 84, 12, "#d9502f", 6, -24),
    leaf(404, 252, -30, 60, "#8aa85c"),
    strips(430, 244, 70, 30, 4, "#f0e2c4", 8, 20),
    oyster(230, 424, 42, -16, 5),
    oyster(296, 456, 42, 12, 9),
    dish(452, 410, 40, "#7b5a44", "#a9683f"),
    strewn(320, 330, 170, 18, ["#fff3d6"], 12, 4, 0.5),
  );
};

const tteokguk = () =>
  sheetOf(
    ground("#cddbdc", 17),
    linen(150, 120, "#f3e6cb", "#2b5a6b", 0),
    bowl(330, 326, 226, "#f4ecdc", "#ece1c6"),
    circle(330, 330, 178, "#f1e8d0"),
    ...[
      [238, 262],
      [300, 224],
      [380, 226],
      [440, 284],
      [452, 360],
      [404, 432],
      [322, 458],
      [244, 420],
      [212, 346],
      [290, 306],
      [372, 300],
      [398, 366],
      [300, 386],
    ].map(
      ([x = 0, y = 0], i) =>
        oval(x, y, 43, 25, i % 3 ? "#fffdf6" : "#fbf4e2", "soft", -30 + i * 19) +
        oval(x - 5, y - 4, 26, 12, "#ffffff", undefined, -30 + i * 19),
    ),
    strips(286, 318, 112, 44, 6, "#f2b72f", 3, -38),
    strips(382, 316, 112, 40, 6, "#fdf8e8", 5, 34),
    strips(338, 284, 96, 30, 5, "#26332e", 7, -4),
    heap(336, 340, 40, 28, "#7a4b32", 9),
    ...[
      [320, 400, 10],
      [366, 410, 60],
      [294, 372, -30],
      [398, 342, 20],
    ].map(
      ([x = 0, y = 0, a = 0]) =>
        oval(x, y, 13, 8, "#6f9a56", "low", a) + oval(x, y, 6, 3, "#d9e6b4", undefined, a),
    ),
    spoon(148, 300, 96, "#d8a94a", 330),
    steam(330, 120, 0.9),
  );

/** The dish pictures of Onsil, one for each of its promotions. */
export const onsilDishes = {
  "winter-table": winterTable,
  "banchan-table": banchanTable,
  bossam,
  tteokguk,
};
