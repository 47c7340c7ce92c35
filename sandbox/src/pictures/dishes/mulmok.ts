import { at, box, circle, grown, oval, shape, sheetOf, stroke, times, wave } from "../draw.ts";
import { cup } from "../drink.ts";
import { berry, citrus } from "../food/fruit.ts";
import { leaf, sprig } from "../food/greens.ts";
import { heap, strips } from "../food/heaps.ts";
import { nigiri, slice } from "../food/morsels.ts";
import { fish, shrimp } from "../food/seafood.ts";
import { chopsticks, dish, ground, longDish } from "../table.ts";

const sashimi = () => {
  const cut = (x: number, y: number, c: string, m: string, a = -16) =>
    at(
      x,
      y,
      shape("M-32 -52Q0 -64 32 -50Q42 6 30 52Q0 62 -30 50Q-44 0 -32 -52Z", c, "soft") +
        [-28, -8, 12, 32].map((t) => stroke(`M-28 ${t - 6}Q0 ${t + 12} 28 ${t - 8}`, m, 3.6)).join(""),
      a,
    );
  return sheetOf(
    ground("#e4dccb", 35),
    longDish(320, 326, 560, 300, "#34444a", -4),
    strips(150, 262, 130, 90, 12, "#fbf7ea", 3, 10),
    strips(470, 420, 150, 70, 11, "#fbf7ea", 6, -8),
    leaf(108, 356, -30, 120, "#4f7f58"),
    leaf(430, 246, -34, 120, "#4f7f58"),
    ...[0, 1, 2, 3, 4].map((i) => cut(148 + i * 40, 326 + i * -2, "#ee8a5c", "#fbd2b4")),
    ...[0, 1, 2, 3].map((i) => cut(344 + i * 38, 284 + i * 2, "#a8323a", "#cf6a66", 12)),
    ...[0, 1, 2, 3].map((i) => cut(300 + i * 44, 402 - i * 4, "#f8e6dc", "#e9bdb0", -8)),
    heap(530, 336, 26, 22, "#9fb85c", 5),
    citrus(206, 428, 30, "#8fae4c", "#e3edae"),
    circle(484, 262, 20, "#c9a8c4", "soft"),
    ...times(6, (i) => at(484, 262, shape("M0 0Q12 -8 24 0Q12 8 0 0Z", "#e6cfe0"), i * 60)),
    dish(548, 536, 54, "#f6ead2", "#2f1d16"),
    chopsticks(236, 562, -3, "#6b2f2b", 330),
  );
};

const sushi = () =>
  sheetOf(
    ground("#1f3a44", 36),
    at(
      320,
      326,
      box(-270, -150, 540, 300, 14, "#b9854e", "cut") +
        box(-270, -150, 540, 284, 14, "#dcae74") +
        times(6, (i) => stroke(`M-250 ${-120 + i * 46}q130 ${i % 2 ? 8 : -8} 250 0t240 0`, "#cd9c60", 2.4)),
      -7,
    ),
    at(
      320,
      320,
      [
        nigiri(-168, -58, -14, "#a8323a", "#c85a58"),
        nigiri(-30, -66, -14, "#f08f5e", "#fbd0ae"),
        nigiri(108, -72, -14, "#f7e4d8", "#e6b8aa"),
        nigiri(-148, 60, -14, "#f2c14c", "#e0a52e", true),
        nigiri(-10, 50, -14, "#c98a52", "#a5672f"),
        nigiri(128, 42, -14, "#eef0ea", "#f2a27a"),
      ].join(""),
    ),
    heap(516, 226, 24, 20, "#9fb85c", 5),
    ...[0, 1, 2, 3].map((i) =>
      shape(
        grown(494 + i * 14, 404 + (i % 2) * 10, 24, 15, i + 3, 0.3),
        i % 2 ? "#f6c4b4" : "#f0a898",
        "low",
      ),
    ),
    leaf(96, 196, -24, 96, "#4f7f58"),
    chopsticks(320, 566, -7, "#c9a050", 320),
    circle(88, 540, 46, "#e9dcc2", "cut"),
    circle(88, 540, 38, "#2a1a14", "low"),
  );

const bento = () => {
  const cell = (x: number, y: number, w: number, h: number, c: string, content: string) =>
    box(x, y, w, h, 12, c, "low") + content;
  return sheetOf(
    ground("#d8c1b1", 37),
    box(66, 102, 508, 448, 26, "#3a1c1a", "cut"),
    box(80, 116, 480, 420, 18, "#6b2522"),
    cell(
      94,
      130,
      222,
      190,
      "#241413",
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            oval(130 + (i % 3) * 74, 180 + Math.floor(i / 3) * 80 + (i % 2) * 8, 36, 30, "#fdf7ea", "soft") +
            box(118 + (i % 3) * 74, 176 + Math.floor(i / 3) * 80 + (i % 2) * 8, 24, 36, 3, "#22302b", "low") +
            circle(130 + (i % 3) * 74, 166 + Math.floor(i / 3) * 80 + (i % 2) * 8, 7, "#c93b34", "low"),
        )
        .join(""),
    ),
    cell(
      328,
      130,
      218,
      120,
      "#241413",
      [0, 1, 2, 3].map((i) => slice(370 + i * 44, 190, 92, 54, 8, "#8a4a22", "#e0965a")).join(""),
    ),
    cell(328, 262, 104, 128, "#241413", leaf(340, 362, -64, 84, "#4f7f58") + shrimp(384, 330, 40, 20)),
    cell(
      442,
      262,
      104,
      128,
      "#241413",
      [0, 1, 2, 3]
        .map(
          (i) =>
            box(
              456 + (i % 2) * 42,
              278 + Math.floor(i / 2) * 50,
              36,
              42,
              6,
              i % 2 ? "#f2c14c" : "#f6cf6c",
              "soft",
            ) + stroke(`M${462 + (i % 2) * 42} ${298 + Math.floor(i / 2) * 50}h24`, "#d9a032", 3),
        )
        .join(""),
    ),
    cell(
      94,
      332,
      222,
      190,
      "#241413",
      fish(208, 426, 136, -12, "#b9783f", "#f0cf9c") +
        citrus(270, 478, 24) +
        leaf(116, 480, -20, 70, "#5f8a5c"),
    ),
    cell(
      328,
      402,
      218,
      120,
      "#241413",
      strips(384, 462, 80, 70, 9, "#e08a4a", 3, 70) +
        strips(440, 462, 80, 60, 8, "#7fa35f", 5, 80) +
        strips(496, 462, 80, 64, 8, "#efe6cc", 7, 96),
    ),
    chopsticks(320, 590, 0, "#2a1a16", 330),
    leaf(560, 84, 120, 60, "#8aa87f"),
  );
};

const sake = () =>
  sheetOf(
    box(0, 0, 640, 640, 0, "#33506b"),
    circle(320, 222, 150, "#f4e3bb", "cut"),
    circle(320, 222, 150, "#f6e8c6"),
    shape(wave(330, 16, 60, 30), "#27405a", "cut"),
    shape(wave(380, 12, 46, 120), "#1e3349", "cut"),
    ...[0, 1, 2].map(
      (i) =>
        box(40 + i * 196, -20, 172, 110, 0, i === 1 ? "#e9dcc2" : "#dccaa8", "soft") +
        stroke(`M${96 + i * 196} 40q15 -14 30 0t30 0`, "#33506b", 5),
    ),
    box(-20, 486, 680, 200, 0, "#7a5238", "cut"),
    box(-20, 486, 680, 9, 0, "#99704e"),
    shape("M96 500h448l-20 40h-408Z", "#2a1a16", "cut"),
    shape("M96 500h448l-4 9h-440Z", "#4d332a"),
    shape(
      "M232 262h64q8 40 -6 66q50 26 50 92q0 56 -34 84h-84q-34 -28 -34 -84q0 -66 50 -92q-14 -26 -6 -66Z",
      "#f1ede0",
      "cut",
    ),
    shape("M232 262h64q1 10 1 16q-33 10 -66 0q0 -8 1 -16Z", "#d5d2c4"),
    stroke("M204 410q30 -24 60 0t60 0", "#2b5a6b", 7),
    stroke("M204 436q30 -24 60 0t60 0", "#5b8798", 5),
    shape("M204 380q8 -34 36 -44q-18 40 -14 150q-34 -30 -22 -106Z", "#ffffff"),
    cup(390, 466, "#f1ede0", 0.84),
    cup(474, 470, "#9db8ac", 0.84),
    cup(150, 474, "#c98a5a", 0.8),
    sprig(560, 486, -112, 220, "#8aa87f", 60, 7),
    ...[
      [548, 380],
      [520, 320],
      [500, 282],
    ].map(([x = 0, y = 0]) => berry(x, y, 9, "#f6e8c6")),
  );

/** The dish pictures of Mulmok, one for each of its promotions. */
export const mulmokDishes = {
  sashimi,
  sushi,
  bento,
  sake,
};
