import {
  around,
  at,
  box,
  circle,
  dice,
  grown,
  inside,
  lighter,
  oval,
  piece,
  shape,
  sheetOf,
  stroke,
  times,
  wave,
} from "../draw.ts";
import { coffee } from "../drink.ts";
import { berry, citrus } from "../food/fruit.ts";
import { leaf, sprig, tomato } from "../food/greens.ts";
import { strewn, strips } from "../food/heaps.ts";
import { egg } from "../food/morsels.ts";
import { board, bowl, dish, ground, knife, napkin, plate, room, spoon, steam } from "../table.ts";

const brunchEggs = () =>
  sheetOf(
    ground("#f0d9a6", 41),
    plate(304, 336, 226, "#fbf3e4"),
    ...[0, 1].map((i) =>
      at(
        238 + i * 136,
        336 + i * 14,
        shape(grown(0, 0, 76, 70, i + 4, 0.08), "#c98a45", "soft") +
          shape(grown(0, -2, 64, 58, i + 8, 0.08), "#f0d29a") +
          shape(grown(0, -6, 56, 44, i + 3, 0.24), "#e2917c", "low"),
      ),
    ),
    egg(238, 322, 54, 5),
    egg(374, 336, 54, 9),
    shape("M200 316Q230 280 276 308Q292 350 262 368Q240 350 226 372Q196 356 200 316Z", "#f6cf5c", "low"),
    shape("M336 330Q366 296 412 322Q430 362 398 384Q380 364 362 388Q332 372 336 330Z", "#f6cf5c", "low"),
    ...[0, 1, 2, 3].map((i) =>
      at(
        206 + i * 16,
        448 - i * 4,
        piece(
          stroke("M0 0H150", i % 2 ? "#6f9a56" : "#5f8a5c", 11) +
            '<path d="M140 -9Q176 -10 186 0Q176 10 140 9Z" fill="#3d6a4b"/>',
          "low",
        ),
        -8 + i * 4,
      ),
    ),
    tomato(168, 250, 24),
    tomato(210, 226, 19, "#e05a3a"),
    strewn(304, 330, 120, 30, ["#5f8a5c", "#3d6a4b"], 7, 4, 0.5),
    coffee(540, 128, 78, "#7d9e90", -40),
    knife(566, 400, 96, "#2f4f4c"),
    circle(92, 112, 56, "#eef0e6", "cut"),
    circle(92, 112, 46, "#f2a02c"),
    circle(92, 112, 40, "#f8b548", "low"),
    citrus(104, 104, 20, "#f0b429", "#ffdf8c"),
  );

const bread = () => {
  const loaf = (x: number, y: number, rx: number, ry: number, c: string, turn = 0) =>
    at(
      x,
      y,
      oval(0, 0, rx, ry, c, "cut") +
        oval(-rx * 0.1, -ry * 0.22, rx * 0.76, ry * 0.58, lighter(c, 0.2)) +
        [-0.44, -0.04, 0.36]
          .map((t) =>
            shape(
              `M${rx * t - 6} ${-ry * 0.62}Q${rx * t + 38} ${-ry * 0.1} ${rx * t + 12} ${ry * 0.56}Q${rx * t + 10} ${-ry * 0.06} ${rx * t - 6} ${-ry * 0.62}Z`,
              "#fbe8c4",
              "low",
            ),
          )
          .join(""),
      turn,
    );
  return sheetOf(
    room("#f0cf9e", "#7a5a44", 470),
    circle(320, 300, 176, "#fbe6ba", "cut"),
    shape(wave(400, 14, 70, 20, 470), "#d8976a", "soft"),
    shape(wave(436, 9, 46, 90, 480), "#8aa3a0", "soft"),
    box(-20, 470, 680, 190, 0, "#7a5a44", "cut"),
    box(-20, 470, 680, 10, 0, "#97745a"),
    loaf(418, 300, 154, 34, "#c27f3c", -62),
    loaf(470, 330, 150, 32, "#b06c2e", -48),
    loaf(236, 370, 122, 84, "#b9742f", -10),
    loaf(392, 392, 108, 76, "#cf8f48", 12),
    shape("M122 420h396q-12 108 -54 150h-288q-42 -42 -54 -150Z", "#a87440", "cut"),
    inside(
      "basket",
      "M122 420h396q-12 108 -54 150h-288q-42 -42 -54 -150Z",
      times(6, (r) =>
        times(14, (i) =>
          box(112 + i * 32 + (r % 2) * 16, 424 + r * 26, 29, 22, 7, (i + r) % 2 ? "#c9975a" : "#d9ac70"),
        ),
      ),
    ),
    box(112, 410, 416, 24, 12, "#8a5c30", "soft"),
    shape("M150 434Q240 452 310 434L296 520Q232 536 176 512Z", "#f6ead2", "soft"),
    stroke("M166 462q70 14 138 -2M172 484q60 12 128 0", "#2b5a6b", 4),
    sprig(566, 520, -100, 170, "#d8a94a", 36, 9),
    sprig(590, 530, -84, 150, "#c9933a", 34, 9),
  );
};

const abalonePorridge = () =>
  sheetOf(
    ground("#c9d6cf", 42),
    board(320, 336, 520, 430, "#8f6a4c", 2),
    bowl(296, 326, 190, "#3f4a47", "#d9d8a8"),
    shape(grown(296, 330, 152, 146, 5, 0.1), "#e3e0b4"),
    ...times(40, (i) => {
      const roll = dice(i + 9);
      const [x, y] = around(296, 330, Math.sqrt(roll()) * 140, roll() * 360);
      return oval(x, y, 9, 5, i % 2 ? "#f3efcf" : "#ecebc4", undefined, roll() * 180);
    }),
    ...[0, 1, 2, 3, 4].map((i) =>
      at(
        236 + i * 30,
        322 + Math.abs(i - 2) * 7,
        shape("M-20 -42Q6 -58 26 -30Q38 10 20 42Q-6 50 -18 26Q-30 -8 -20 -42Z", "#a98a58", "soft") +
          shape("M-12 -34Q6 -46 19 -24Q28 8 14 32Q-4 36 -11 20Q-20 -8 -12 -34Z", "#ead9ae"),
        16,
      ),
    ),
    strips(306, 400, 84, 26, 5, "#22302b", 4, 8),
    strewn(296, 330, 120, 26, ["#f6e6bc", "#3a2a22"], 6, 5, 0.5),
    circle(300, 256, 22, "#f5a623", "low"),
    shape(grown(508, 210, 74, 56, 4, 0.12), "#5f6f66", "cut"),
    shape(grown(506, 208, 60, 43, 5, 0.14), "#bcd0cc"),
    shape(grown(500, 206, 42, 28, 6, 0.2), "#e6d9e2", "low"),
    ...[0, 1, 2, 3, 4].map((i) => circle(472 + i * 15, 246 - i * 3 + Math.abs(i - 2) * 2, 3.6, "#39453f")),
    dish(518, 344, 46, "#fbf3e4", "#c6532f"),
    strips(518, 344, 50, 30, 5, "#e07a4a", 3, 20),
    dish(508, 458, 46, "#fbf3e4", "#5d7a4c"),
    spoon(150, 500, -8, "#d8a94a", 250),
    steam(296, 140, 0.9),
  );

const croissant = () =>
  sheetOf(
    ground("#dfc6b2", 43),
    napkin(560, 520, 18, "#2b5a6b"),
    plate(282, 366, 212, "#f3ead6"),
    at(
      282,
      366,
      [
        [-138, 62, 34, 40, -58],
        [138, 62, 34, 40, 58],
        [-104, 10, 46, 62, -38],
        [104, 10, 46, 62, 38],
        [-56, -28, 54, 82, -20],
        [56, -28, 54, 82, 20],
        [0, -42, 60, 94, 0],
      ]
        .map(
          ([x = 0, y = 0, rx = 0, ry = 0, a = 0], i) =>
            oval(x, y, rx, ry, i % 2 ? "#c27f3c" : "#b9722f", "soft", a) +
            oval(x - 3, y - 8, rx * 0.66, ry * 0.76, "#dba05a", undefined, a) +
            oval(x - 6, y - 20, rx * 0.3, ry * 0.46, "#f0c98a", undefined, a),
        )
        .join(""),
    ),
    strewn(282, 420, 130, 22, ["#c9904e", "#e6bd80"], 5, 6, 0.6),
    coffee(500, 190, 104, "#fbf3e4", 34),
    circle(96, 130, 62, "#e9e2d0", "cut"),
    circle(96, 130, 52, "#a8323a", "low"),
    ...[
      [80, 120],
      [108, 112],
      [102, 144],
    ].map(([x = 0, y = 0]) => berry(x, y, 11, "#c9474a")),
    knife(300, 596, -3, "#d8a94a"),
    leaf(240, 96, 20, 70, "#8aa87f"),
  );

/** The dish pictures of Daybreak, one for each of its promotions. */
export const daybreakDishes = {
  "brunch-eggs": brunchEggs,
  bread,
  "abalone-porridge": abalonePorridge,
  croissant,
};
