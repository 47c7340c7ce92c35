import {
  around,
  at,
  box,
  circle,
  daylight,
  dice,
  grown,
  inside,
  lighter,
  oval,
  piece,
  shape,
  sheet,
  stroke,
  times,
  wave,
} from "./draw.ts";
import { coffee, cup } from "./drink.ts";
import {
  berry,
  citrus,
  egg,
  fish,
  heap,
  leaf,
  mussel,
  nigiri,
  oyster,
  shrimp,
  slice,
  sprig,
  strewn,
  strips,
  tomato,
  wedge,
} from "./food.ts";
import {
  board,
  bowl,
  chopsticks,
  dish,
  fork,
  ground,
  knife,
  linen,
  longDish,
  napkin,
  plate,
  platter,
  room,
  spoon,
  steam,
} from "./table.ts";

const sheetOf = (...content: string[]): string => content.join("") + daylight(sheet);

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

/** The twelve plates of Busan. */
export const busanDishes = {
  "harbour-fish": harbourFish,
  oysters,
  lobster,
  mussels,
  sashimi,
  sushi,
  bento,
  sake,
  "brunch-eggs": brunchEggs,
  bread,
  "abalone-porridge": abalonePorridge,
  croissant,
};
