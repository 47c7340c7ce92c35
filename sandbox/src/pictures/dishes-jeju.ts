import {
  around,
  at,
  box,
  circle,
  darker,
  daylight,
  dice,
  glow,
  grown,
  oval,
  piece,
  shape,
  sheet,
  stroke,
  times,
  wave,
} from "./draw.ts";
import { bottle, coupe, flute, tumbler, wineGlass } from "./drink.ts";
import { berry, citrus, heap, leaf, mushroom, nest, shell, strewn, strips, tomato } from "./food.ts";
import {
  board,
  bowl,
  candle,
  chopsticks,
  dish,
  fork,
  ground,
  knife,
  linen,
  longDish,
  plate,
  room,
  spoon,
  steam,
} from "./table.ts";

const sheetOf = (...content: string[]): string => content.join("") + daylight(sheet);

const moonlightCoupe = () =>
  sheetOf(
    box(0, 0, 640, 640, 0, "#24433b"),
    circle(472, 140, 84, "#f6d487", "cut"),
    circle(460, 130, 14, "#ecc572"),
    circle(494, 160, 20, "#ecc572"),
    shape(wave(470, 12, 90, 20), "#1d3a32", "cut"),
    shape(wave(520, 12, 70, 130), "#18302a", "cut"),
    coupe(320, 382, "#ffb611", 1.24),
    circle(424, 166, 40, "#f08a3c", "soft"),
    circle(424, 166, 33, "#ffe6c4"),
    ...times(8, (i) => at(424, 166, shape("M3 -4L28 -9A30 30 0 0 1 28 9L3 4Z", "#f7a95c"), i * 45)),
    leaf(222, 188, -72, 100, "#7fae84"),
    leaf(228, 186, -108, 70, "#5f8a5c"),
    ...[
      [270, 250],
      [330, 244],
      [372, 256],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, "#fff3cf")),
  );

const champagne = () =>
  sheetOf(
    room("#c99d86", "#f3e6cb", 486),
    glow(330, 200, 300),
    ...times(16, (i) => {
      const roll = dice(i + 31);
      return circle(60 + roll() * 520, 40 + roll() * 300, 3 + roll() * 6, "#fbe6ba", "low");
    }),
    bottle(264, 270, "#2f4f3c", "#f6ead2", 0.98, -14),
    shape("M150 330h252l-28 206q-98 22 -196 0Z", "#cfd2c8", "cut"),
    shape("M150 330h252l-3 22q-123 20 -246 0Z", "#eef0e8"),
    shape("M178 366l20 168q18 6 34 8l-14 -172q-22 0 -40 -4Z", "#e6e9e0"),
    ...[
      [190, 330],
      [228, 320],
      [330, 322],
      [366, 330],
      [300, 336],
      [264, 338],
    ].map(([x = 0, y = 0], i) =>
      at(x, y, box(-22, -20, 44, 40, 8, i % 2 ? "#f4f8f4" : "#e2ecea", "soft"), i * 23),
    ),
    circle(150, 386, 13, "#a8aca2", "soft"),
    circle(402, 386, 13, "#a8aca2", "soft"),
    flute(474, 380, 4, 1.12, 3),
    flute(560, 402, -3, 1.06, 8),
    oval(92, 546, 62, 16, "#d9c6a4", "soft"),
    berry(72, 534, 16),
    berry(104, 530, 17),
    leaf(90, 528, -60, 44, "#5f8a5c"),
  );

const whisky = () =>
  sheetOf(
    room("#3a2c26", "#6b4329", 440),
    glow(320, 260, 320),
    ...[0, 1].map((row) => box(60, 96 + row * 128, 520, 12, 3, "#7d5436", "soft")),
    ...["#8a4a22", "#c98a32", "#5f3a20", "#2f4f3c", "#b9702c", "#7a2f2a", "#d8a94a"].map(
      (c, i) =>
        box(88 + i * 68, 32 + (i % 3) * 8, 38, 64 - (i % 3) * 8, 7, c, "low") +
        box(99 + i * 68, 16 + (i % 3) * 8, 16, 20, 3, darker(c, 0.2)),
    ),
    ...["#c98a32", "#7a2f2a", "#8a4a22", "#d8a94a", "#5f3a20", "#b9702c", "#2f4f3c"].map(
      (c, i) =>
        box(88 + i * 68, 158 + ((i + 1) % 3) * 8, 38, 66 - ((i + 1) % 3) * 8, 7, c, "low") +
        box(99 + i * 68, 142 + ((i + 1) % 3) * 8, 16, 20, 3, darker(c, 0.2)),
    ),
    tumbler(320, 430, "#e08a1e", 1.5),
    tumbler(118, 470, "#b9641c", 0.8, false),
    tumbler(524, 470, "#f0b03c", 0.8, false),
    citrus(446, 548, 30, "#e8842c", "#f9b873"),
    stroke("M214 566q20 -30 50 -10t46 -4", "#e8842c", 10, "soft"),
  );

const countdown = () => {
  const burst = (x: number, y: number, r: number, colours: readonly string[], count = 16) =>
    times(count, (i) =>
      at(
        x,
        y,
        shape(
          `M${r * 0.24} 0Q${r * 0.7} ${-r * 0.05} ${r} 0Q${r * 0.7} ${r * 0.05} ${r * 0.24} 0Z`,
          colours[i % colours.length] ?? "#fff",
          "low",
        ) + circle(r * 1.1, 0, r * 0.035, colours[(i + 1) % colours.length] ?? "#fff"),
        (i * 360) / count,
      ),
    ) + circle(x, y, r * 0.1, "#fff3cf");
  return sheetOf(
    box(0, 0, 640, 640, 0, "#182836"),
    glow(320, 220, 320),
    burst(320, 190, 150, ["#ffb611", "#ffe0a0", "#f08a3c"], 20),
    burst(128, 150, 84, ["#e58f78", "#fbd2b4"], 14),
    burst(522, 136, 92, ["#a9c9c0", "#e3efe6"], 14),
    burst(476, 320, 54, ["#f6d487", "#fff3cf"], 12),
    ...times(26, (i) => {
      const roll = dice(i + 5);
      return circle(roll() * 640, roll() * 400, 1.2 + roll() * 2, "#fbe6ba");
    }),
    shape(wave(452, 10, 70, 20), "#24495a", "cut"),
    shape(wave(500, 11, 56, 90), "#1b3a49", "cut"),
    ...times(7, (i) =>
      box(236 + (i % 2) * 30 + i * 10, 470 + i * 12, 70 - i * 4, 5, 2.5, "#ffcf6a").replace(
        "/>",
        ' opacity=".5"/>',
      ),
    ),
    shape(wave(556, 12, 46, 150), "#122a36", "cut"),
    flute(248, 470, 9, 1.22, 4),
    flute(392, 470, -9, 1.22, 9),
  );
};

const blackPork = () =>
  sheetOf(
    ground("#bfcab8", 51),
    circle(306, 330, 232, "#2b2c2c", "cut"),
    circle(306, 330, 216, "#3d3f3e"),
    circle(306, 334, 196, "#343635", "low"),
    box(516, 298, 76, 62, 28, "#2b2c2c", "soft"),
    ...[0, 1, 2].map((i) =>
      at(
        262 + i * 22,
        224 + i * 84,
        shape("M-116 -34Q0 -48 118 -30Q132 0 116 34Q0 46 -118 32Q-132 0 -116 -34Z", "#8a4b2c", "cut") +
          shape("M-108 -26Q0 -38 110 -23Q118 -14 116 -6Q0 -20 -116 -8Q-116 -20 -108 -26Z", "#f0d3ab") +
          shape("M-114 2Q0 -10 114 4L113 14Q0 2 -113 13Z", "#edcba0") +
          times(5, (k) => stroke(`M${-88 + k * 42} -26l12 52`, "#5f2d18", 5)),
        -7 + i * 5,
      ),
    ),
    shape(grown(440, 268, 50, 84, 4, 0.2), "#b93a26", "soft"),
    strips(440, 268, 120, 70, 10, "#dd5a34", 5, 78),
    ...[
      [196, 448],
      [232, 466],
      [160, 424],
    ].map(
      ([x = 0, y = 0]) => oval(x, y, 20, 14, "#f6e6c4", "soft", 20) + oval(x - 3, y - 3, 10, 6, "#fff8e8"),
    ),
    mushroom(400, 452, 32, 12),
    mushroom(446, 428, 27, -10, "#d8b98a"),
    leaf(112, 320, -70, 60, "#7fa35f"),
    dish(548, 130, 58, "#8f6a4c", "#6b3a24"),
    strewn(548, 130, 28, 8, ["#9fb85c", "#d9472f"], 4, 6, 0.6),
    dish(556, 524, 60, "#f6ead2", "#dfe6c0"),
    leaf(512, 530, -20, 86, "#5f8a5c"),
    leaf(518, 514, 16, 80, "#7fa35f"),
    chopsticks(84, 108, -46, "#3a2a22", 190),
    steam(306, 120, 0.8),
  );

const stonePot = () =>
  sheetOf(
    ground("#e5d8c2", 52),
    linen(130, 130, "#dfe6dd", "#3d6a4b", 0),
    box(100, 256, 440, 132, 40, "#7a5238", "cut"),
    circle(320, 326, 216, "#7a5238", "cut"),
    circle(320, 324, 196, "#3d3f3e", "cut"),
    circle(320, 324, 180, "#1f2020"),
    shape(grown(320, 328, 168, 166, 4, 0.05), "#f7ecd2"),
    ...times(70, (i) => {
      const roll = dice(i + 19);
      const [x, y] = around(320, 328, Math.sqrt(roll()) * 152, roll() * 360);
      return oval(x, y, 9, 5, i % 3 ? "#fffaf0" : "#eddcb4", undefined, roll() * 180);
    }),
    ...[0, 1, 2, 3].map((i) => {
      const [x, y] = around(320, 326, 84, i * 90 - 45);
      return at(
        x,
        y,
        shape(grown(0, 0, 56, 40, i + 3, 0.1), "#6f7a6a", "soft") +
          shape(grown(0, -2, 46, 31, i + 4, 0.1), "#c7a468", "low") +
          shape(grown(-4, -4, 30, 18, i + 6, 0.16), "#ead3a0") +
          stroke("M-26 4q24 14 50 -4", "#9a7a44", 3),
        i * 90 - 45,
      );
    }),
    ...[
      [320, 216],
      [430, 322],
      [320, 436],
      [212, 330],
    ].map(([x = 0, y = 0], i) => box(x - 20, y - 16, 40, 32, 8, i % 2 ? "#f0a03c" : "#e88a2c", "soft")),
    ...[
      [320, 322],
      [300, 350],
      [346, 346],
      [262, 250],
      [384, 404],
    ].map(([x = 0, y = 0]) => oval(x, y, 14, 10, "#d9c65a", "low", 20)),
    strewn(320, 320, 60, 12, ["#5f8a5c"], 8, 6, 0.5),
    dish(560, 540, 56, "#fbf3e4", "#4a2f20"),
    strewn(560, 540, 26, 10, ["#9fb85c", "#d9472f"], 5, 5, 0.6),
    spoon(88, 540, -40, "#d8a94a", 220),
    steam(320, 118, 1),
  );

const hairtail = () => {
  const cut = (x: number, y: number, w: number) =>
    at(
      x,
      y,
      shape(
        `M${-w} -46Q0 -56 ${w} -40Q${w + 10} 0 ${w} 40Q0 54 ${-w} 44Q${-w - 8} 0 ${-w} -46Z`,
        "#b7bfc0",
        "cut",
      ) +
        shape(`M${-w + 8} -38Q0 -46 ${w - 8} -33V-6Q0 -18 ${-w + 8} -8Z`, "#e6eaea") +
        shape(`M${-w + 6} 10Q0 0 ${w - 6} 12V30Q0 40 ${-w + 6} 34Z`, "#c98f4c", "low") +
        times(4, (i) => stroke(`M${-w * 0.66 + i * w * 0.44} -34l10 66`, "#8d6a3c", 4.6)),
    );
  return sheetOf(
    ground("#9fb7bf", 53),
    longDish(320, 320, 580, 226, "#f3ead6", -5),
    at(
      320,
      316,
      leaf(-250, 60, -8, 130, "#5f8a5c") +
        leaf(-240, 70, 14, 120, "#7fa35f") +
        cut(-166, -6, 74) +
        cut(-2, -10, 74) +
        cut(152, -6, 62),
      -5,
    ),
    citrus(524, 342, 34, "#e9a82c", "#ffe09a"),
    citrus(494, 372, 28),
    berry(118, 290, 9, "#d9472f"),
    heap(450, 230, 32, 22, "#f6f1e0", 5),
    strewn(320, 316, 200, 20, ["#fff8e8"], 3, 4, 0.7),
    dish(140, 528, 62, "#3d3f3e", "#b9502f"),
    ...[0, 1, 2].map((i) =>
      box(112 + i * 24, 510 + (i % 2) * 14, 24, 26, 5, i % 2 ? "#e9c9a0" : "#f0d8b4", "low"),
    ),
    bowl(300, 536, 72, "#f6ead2", "#fffaf0"),
    strewn(300, 536, 50, 30, ["#f3e8d2", "#ffffff"], 9, 7, 0.5),
    chopsticks(508, 538, -4, "#3a2a22", 220),
    dish(532, 128, 54, "#3d3f3e", "#5f8a5c"),
    strips(532, 128, 60, 40, 7, "#7fa35f", 3, 20),
  );
};

const seaTable = () => {
  const urchin = (x: number, y: number, r: number) =>
    piece(
      times(
        26,
        (i) =>
          `<path transform="translate(${x} ${y}) rotate(${i * 13.8})" d="M0 -7L${r * (1.16 + (i % 3) * 0.1)} 0L0 7Z" fill="#2b2430"/>`,
      ),
      "soft",
    ) +
    circle(x, y, r * 0.86, "#3b3142") +
    circle(x, y, r * 0.66, "#efe6d2", "low") +
    times(5, (i) =>
      at(
        x,
        y,
        shape(
          `M${r * 0.1} 0Q${r * 0.34} ${-r * 0.24} ${r * 0.58} 0Q${r * 0.34} ${r * 0.24} ${r * 0.1} 0Z`,
          i % 2 ? "#f0902c" : "#f6a83c",
          "low",
        ),
        i * 72,
      ),
    );
  const turban = (x: number, y: number, r: number, turn: number) =>
    at(
      x,
      y,
      shape(
        `M${-r} ${r * 0.3}Q${-r} ${-r * 0.7} 0 ${-r * 0.9}Q${r} ${-r * 0.8} ${r} 0Q${r * 0.9} ${r * 0.8} 0 ${r * 0.84}Q${-r * 0.8} ${r * 0.8} ${-r} ${r * 0.3}Z`,
        "#8a7458",
        "cut",
      ) +
        shape(
          `M${-r * 0.8} ${r * 0.2}Q${-r * 0.7} ${-r * 0.5} 0 ${-r * 0.66}Q${r * 0.66} ${-r * 0.5} ${r * 0.56} ${r * 0.06}Q${r * 0.3} ${r * 0.5} 0 ${r * 0.3}Q${-r * 0.24} ${-r * 0.06} ${r * 0.14} ${-r * 0.16}`,
          "#b39a76",
        ) +
        circle(r * 0.1, r * 0.04, r * 0.3, "#e9dcc2", "low") +
        stroke(
          `M${-r * 0.02} ${r * 0.04}a${r * 0.12} ${r * 0.12} 0 1 1 ${r * 0.22} ${r * 0.06}`,
          "#a8906a",
          r * 0.06,
        ),
      turn,
    );
  return sheetOf(
    box(0, 0, 640, 640, 0, "#1f4a50"),
    ...[0, 1, 2, 3].map(
      (i) =>
        `<g opacity=".3">${stroke(`M-20 ${60 + i * 180}q90 -40 180 0t180 0t180 0t180 0`, "#3a6f74", 10)}</g>`,
    ),
    circle(320, 326, 250, "#8f6a4c", "cut"),
    circle(320, 326, 232, "#a9825c"),
    ...times(12, (i) => at(320, 326, stroke("M60 0H226", "#96704c", 5), i * 30)),
    circle(320, 326, 202, "#c9d6cf", "low"),
    ...times(9, (i) => {
      const [x, y] = around(320, 326, 148, i * 40);
      return at(
        x,
        y,
        piece(stroke("M-60 0q16 -26 32 0t32 0t32 0", i % 2 ? "#3d5f3c" : "#57764a", 17), "soft"),
        i * 40 + 70,
      );
    }),
    urchin(234, 250, 66),
    urchin(408, 254, 60),
    turban(252, 410, 58, -14),
    turban(396, 420, 50, 30),
    shell(320, 186, 48, 8, "#e6b79a"),
    shell(474, 348, 44, 70, "#f0d9bc"),
    shell(164, 346, 44, -60, "#d99a80"),
    ...[0, 1, 2].map((i) =>
      at(
        300 + i * 24,
        330 + (i % 2) * 8,
        shape("M-22 -34Q8 -48 24 -20Q30 14 12 36Q-12 40 -22 14Z", "#a98a58", "soft") +
          shape("M-13 -26Q6 -36 16 -16Q20 10 8 26Q-8 28 -14 10Z", "#ead9ae"),
        20,
      ),
    ),
    citrus(330, 494, 26, "#e8842c", "#f9b873"),
  );
};

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

/** The twelve plates and glasses of Jeju. */
export const jejuDishes = {
  "moonlight-coupe": moonlightCoupe,
  champagne,
  whisky,
  countdown,
  "black-pork": blackPork,
  "stone-pot": stonePot,
  hairtail,
  "sea-table": seaTable,
  pasta,
  tangerine,
  "wine-dinner": wineDinner,
  pizza,
};
