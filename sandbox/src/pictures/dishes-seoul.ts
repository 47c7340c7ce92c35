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
import { cup } from "./drink.ts";
import {
  berry,
  dumpling,
  halfEgg,
  heap,
  leaf,
  mushroom,
  nest,
  oyster,
  slice,
  sprig,
  strawberry,
  strewn,
  strips,
  tomato,
} from "./food.ts";
import {
  board,
  bowl,
  candle,
  chopsticks,
  dish,
  ground,
  knife,
  linen,
  napkin,
  plate,
  platter,
  room,
  spoon,
  steam,
} from "./table.ts";

const sheetOf = (...content: string[]): string => content.join("") + daylight(sheet);

const emberFive = () =>
  sheetOf(
    ground("#e3cfc4", 11),
    plate(320, 326, 236),
    heap(262, 420, 62, 26, "#d9a441", 4),
    ...[0, 1, 2, 3, 4].map((i) =>
      slice(
        206 + i * 52,
        318 + Math.abs(i - 2) * 8 + i * 3,
        168,
        76,
        -16 + i * 8,
        i % 2 ? "#52251e" : "#5f2c24",
        i % 2 ? "#b55349" : "#a8453e",
      ),
    ),
    leaf(362, 226, 14, 112, "#3d6a4b"),
    leaf(352, 238, 44, 84, "#6c9362"),
    tomato(408, 404, 24),
    tomato(446, 376, 19, "#e05a3a"),
    tomato(378, 436, 17, "#c93d2c"),
    strewn(320, 330, 190, 26, ["#fff8e8", "#e8dcc0"], 8, 3, 0.9),
  );

const hanwooBoard = () =>
  sheetOf(
    ground("#2c463e", 12),
    linen(470, 150, "#e9dcc2", "#b4513a", 14),
    board(310, 330, 430, 250, "#c08a55", -9, true),
    at(
      310,
      330,
      shape(grown(20, 70, 150, 20, 3, 0.3), "#a06a3c") +
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) =>
            slice(-132 + i * 46, -6 + (i % 2) * 4, 168, 66, 6, "#4a211b", i % 2 ? "#c25c54" : "#b34b45"),
          )
          .join(""),
      -9,
    ),
    sprig(196, 222, 24, 150, "#5f8a5c", 34, 9),
    dish(452, 486, 38, "#f6ead2", "#ffffff"),
    dish(372, 520, 38, "#f6ead2", "#d8b39a"),
    dish(532, 456, 38, "#f6ead2", "#b98a5a"),
    strewn(452, 486, 20, 14, ["#e9e4d6"], 4, 3, 1),
    knife(214, 512, -12),
  );

const galbi = () => {
  const grate = "M320 96A230 230 0 1 1 319.9 96Z";
  const rib = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      box(-150, -27, 40, 58, 12, "#f2e3c8", "soft") +
        shape("M-126 -40Q0 -54 126 -36Q146 0 122 38Q0 52 -128 40Q-140 0 -126 -40Z", "#7a3a22", "cut") +
        shape("M-112 -29Q0 -42 114 -26Q126 0 108 25Q0 38 -114 28Q-122 0 -112 -29Z", "#96502c") +
        times(9, (i) => stroke(`M${-106 + i * 25} -28l26 56`, "#5c2717", 4.4)) +
        times(9, (i) => stroke(`M${-82 + i * 25} -28l-26 56`, "#5c2717", 3)) +
        shape("M-100 -24Q0 -38 100 -22Q0 -28 -100 -24Z", "#c98850"),
      turn,
    );
  return sheetOf(
    ground("#d9c7b0", 13),
    circle(320, 326, 246, "#3a332d", "cut"),
    circle(320, 326, 230, "#1d1815"),
    inside(
      "galbi-fire",
      grate,
      times(22, (i) => {
        const roll = dice(i + 40);
        const [x, y] = around(320, 326, Math.sqrt(roll()) * 210, roll() * 360);
        return shape(
          grown(x, y, 34, 27, i + 5, 0.4, 7),
          ["#b4412a", "#e0702c", "#6b2a1e", "#ffb03a"][i % 4] ?? "#b4412a",
        );
      }) + circle(320, 326, 236, "#1d1815").replace("/>", ' opacity=".32"/>'),
    ),
    inside(
      "galbi-grate",
      grate,
      piece(
        times(16, (i) => stroke(`M80 ${112 + i * 29}H560`, "#8d8a82", 5)),
        "low",
      ),
    ),
    rib(312, 226, -7),
    rib(334, 330, 4),
    rib(308, 432, -4),
    strewn(320, 330, 150, 26, ["#fff3d6", "#e8d6ae"], 6, 5, 0.5),
    ...[
      [200, 320, 20],
      [462, 250, 60],
      [440, 470, -20],
      [208, 480, 40],
    ].map(([x = 0, y = 0, a = 0]) => leaf(x, y, a, 46, "#7fa35f")),
  );
};

const christmasEve = () =>
  sheetOf(
    box(0, 0, 640, 640, 0, "#1f3a33"),
    glow(190, 240, 230),
    glow(450, 240, 230),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      sprig(40 + i * 92, 30 + Math.sin(i) * 14, 60 + (i % 3) * 26, 120, i % 2 ? "#3f7257" : "#2f5d47", 54, 9),
    ),
    ...[
      [96, 96, "#c93b34"],
      [214, 122, "#ffb611"],
      [330, 98, "#e9dcc2"],
      [446, 124, "#c93b34"],
      [556, 94, "#ffb611"],
    ].map(
      ([x, y, c]) =>
        circle(Number(x), Number(y), 19, String(c), "soft") +
        circle(Number(x) - 6, Number(y) - 7, 5, lighter(String(c), 0.6)),
    ),
    box(-20, 452, 680, 200, 0, "#7c2f2a", "cut"),
    box(-20, 452, 680, 10, 0, "#a04a3c"),
    candle(126, 458, 116),
    candle(514, 458, 116),
    candle(76, 470, 76),
    candle(564, 470, 76),
    oval(320, 478, 196, 40, "#f3e6cb", "cut"),
    oval(320, 470, 168, 29, "#e3d2b0"),
    leaf(178, 472, -20, 90, "#4f7f58"),
    leaf(462, 472, 196, 90, "#4f7f58"),
    shape(
      "M204 452C196 372 250 322 326 320C404 320 446 372 444 430C470 436 474 462 440 466C360 486 262 482 218 468C200 466 196 456 204 452Z",
      "#b4682f",
      "cut",
    ),
    shape("M222 424C228 366 276 338 326 336C380 336 414 366 424 410C370 380 286 382 222 424Z", "#d08a45"),
    shape("M262 372Q312 346 372 364Q318 362 262 372Z", "#ecb871"),
    shape("M356 462C340 410 388 386 428 408C456 424 452 452 430 464Z", "#a4582a", "soft"),
    shape("M430 440L490 418q16 -12 20 4q14 6 2 16l-72 28Z", "#f4e6cc", "soft"),
    shape("M372 438Q390 408 424 424Q398 420 372 438Z", "#d08a45"),
    ...[
      [214, 480],
      [236, 488],
      [414, 486],
      [436, 480],
      [256, 480],
    ].map(([x = 0, y = 0], i) => berry(x, y, 12, i % 2 ? "#c93b34" : "#7a4b32")),
    steam(318, 312, 1),
  );

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

const steamer = (x: number, y: number, r: number, content: string) =>
  circle(x, y, r, "#b9824a", "cut") +
  circle(x, y, r * 0.93, "#d9a868") +
  circle(x, y, r * 0.87, "#a87440", "low") +
  times(9, (i) =>
    stroke(
      `M${x - Math.sqrt(Math.max(0, 1 - ((i - 4) / 4.6) ** 2)) * r * 0.84} ${y + (i - 4) * r * 0.19}H${x + Math.sqrt(Math.max(0, 1 - ((i - 4) / 4.6) ** 2)) * r * 0.84}`,
      "#c9975a",
      r * 0.1,
    ),
  ) +
  content;

const dimSum = () =>
  sheetOf(
    ground("#2f4f4c", 21),
    steamer(
      256,
      262,
      190,
      [
        [256, 176, 0],
        [176, 240, -12],
        [336, 240, 12],
        [210, 336, 6],
        [304, 340, -6],
      ]
        .map(([x = 0, y = 0, a = 0], i) => dumpling(x, y, 50, a, i === 4 ? "#dfe6c4" : "#fbf1de"))
        .join(""),
    ),
    steamer(
      446,
      462,
      132,
      [
        [402, 424],
        [488, 424],
        [402, 504],
        [488, 504],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            shape(grown(x, y, 36, 35, i + 3, 0.12, 11), "#f2d68a", "soft") +
            shape(grown(x, y, 25, 24, i + 9, 0.2), "#c98060", "low") +
            circle(x, y - 2, 9, "#e8602c", "low"),
        )
        .join(""),
    ),
    dish(152, 512, 52, "#f6ead2", "#4a2a20"),
    strips(152, 512, 40, 18, 4, "#e0a35a", 5, 20),
    chopsticks(516, 196, 68, "#8f2f2a", 310),
    leaf(60, 120, 40, 60, "#7fa37a"),
    steam(256, 110, 0.8),
  );

const duck = () =>
  sheetOf(
    ground("#c9d2c3", 22),
    napkin(96, 168, -14, "#8f2f2a"),
    platter(330, 286, 262, 178, "#fbf3e4", -5),
    leaf(126, 300, -20, 120, "#5f8a5c"),
    leaf(130, 310, 16, 110, "#7fa35f"),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      at(
        196 + i * 46,
        286 - Math.sin((i / 6) * Math.PI) * 16,
        shape("M-40 -84Q0 -104 40 -84Q58 -10 36 78Q0 94 -36 78Q-58 -10 -40 -84Z", "#7d3015", "soft") +
          shape("M-33 -78Q0 -94 33 -78Q48 -16 36 36Q0 46 -36 36Q-48 -16 -33 -78Z", "#b4511f") +
          shape("M-26 -70Q-8 -80 6 -76Q-14 -30 -20 14Q-38 -28 -26 -70Z", "#e39352") +
          shape("M-38 50Q0 62 38 50L35 68Q0 82 -35 68Z", "#f3d9b8"),
        -16 + i * 5,
      ),
    ),
    sprig(452, 222, 24, 90, "#5f8a5c", 26, 7),
    circle(214, 500, 98, "#d9a868", "cut"),
    circle(214, 500, 86, "#a87440", "low"),
    ...[0, 1, 2].map((i) =>
      at(
        214,
        502,
        shape("M0 6L-66 -36A76 76 0 0 1 66 -36Z", i % 2 ? "#fdf4de" : "#f6e6c4", "soft") +
          circle(-16, -46, 5, "#dcbc86") +
          circle(14, -40, 4, "#dcbc86") +
          circle(2, -58, 3.4, "#dcbc86"),
        i * 120 - 10,
      ),
    ),
    dish(392, 516, 58, "#2f4f4c", "#3a1d14"),
    oval(378, 502, 14, 7, "#7d4a34", undefined, -25),
    dish(508, 480, 50, "#2f4f4c", "#eef0d8"),
    strips(508, 480, 58, 34, 6, "#9cbf74", 7, -18),
  );

const hotpot = () => {
  const r = 176;
  return sheetOf(
    ground("#43332e", 23),
    ...[
      [112, 150],
      [528, 150],
      [112, 512],
      [528, 512],
    ].map(([x = 0, y = 0]) => circle(x, y, 74, "#f6ead2", "cut") + circle(x, y, 58, "#fffaf0", "low")),
    ...times(5, (i) =>
      at(
        112,
        150,
        shape("M-12 -38Q16 -44 22 0Q16 40 -12 36Q-2 0 -12 -38Z", i % 2 ? "#d0625a" : "#b84a46", "soft") +
          stroke("M-2 -24q10 24 0 48", "#f6dcd0", 4),
        i * 72 + 10,
      ),
    ),
    ...[-22, 22].map((d, i) => mushroom(528 + d, 146 + i * 6, 27, d)),
    mushroom(530, 168, 22, 10, "#d8b98a"),
    ...[0, 50, 100, 150].map((a, i) =>
      leaf(84 + i * 12, 540 - i * 6, -60 + a * 0.5, 66, i % 2 ? "#7fa35f" : "#4f7f58"),
    ),
    ...[
      [508, 494],
      [548, 500],
      [526, 534],
    ].map(([x = 0, y = 0]) => box(x - 18, y - 16, 36, 32, 6, "#fdf3dc", "soft")),
    box(84, 306, 60, 40, 18, "#c99a45", "soft"),
    box(496, 306, 60, 40, 18, "#c99a45", "soft"),
    circle(320, 326, r + 26, "#c99a45", "cut"),
    circle(320, 326, r + 14, "#e6c073"),
    circle(320, 326, r + 6, "#8d6a2c"),
    circle(320, 328, r, "#efe3c4"),
    shape(
      `M320 ${328 - r}A${r} ${r} 0 0 1 320 ${328 + r}A${r / 2} ${r / 2} 0 0 1 320 328A${r / 2} ${r / 2} 0 0 0 320 ${328 - r}Z`,
      "#c03a22",
    ),
    stroke(
      `M320 ${328 - r}A${r / 2} ${r / 2} 0 0 1 320 328A${r / 2} ${r / 2} 0 0 0 320 ${328 + r}`,
      "#d8aa52",
      9,
      "soft",
    ),
    ...[
      [424, 300],
      [440, 386],
      [392, 440],
      [446, 346],
    ].map(([x = 0, y = 0], i) => berry(x, y, 12, i % 2 ? "#e8602c" : "#8f1f16")),
    leaf(388, 350, 40, 56, "#5f8a5c"),
    strewn(420, 370, 60, 16, ["#ffb611", "#f08a3c"], 5, 5, 0.7),
    ...[
      [208, 300],
      [250, 376],
      [214, 402],
      [232, 246],
    ].map(([x = 0, y = 0], i) => oval(x, y, 25, 16, i % 2 ? "#fffaf0" : "#d8b98a", "soft", i * 40)),
    leaf(196, 350, -16, 70, "#7fa35f"),
    ...[
      [270, 300],
      [280, 420],
    ].map(([x = 0, y = 0]) => circle(x, y, 11, "#d9472f", "low")),
    steam(250, 200, 0.8),
    steam(390, 196, 0.8),
  );
};

const noodles = () =>
  sheetOf(
    ground("#e9cf9c", 24),
    linen(110, 110, "#fbf3e4", "#8f2f2a", 0),
    bowl(330, 334, 220, "#2f5d6b", "#d9a04a"),
    circle(330, 338, 176, "#e6b562"),
    nest(330, 344, 150, "#fbe9bd", 5),
    ...[-1, 0, 1].map((i) =>
      at(
        232 + i * 16,
        262 + i * 24,
        shape("M0 60Q-30 30 -18 0Q-34 -50 0 -70Q34 -50 18 0Q30 30 0 60Z", i ? "#5f8a5c" : "#4a7a4f", "soft") +
          shape("M0 60Q-18 30 -9 2Q0 -10 9 2Q18 30 0 60Z", "#e6efc6"),
        -52 + i * 20,
      ),
    ),
    halfEgg(420, 268, 48, -20),
    heap(424, 392, 46, 30, "#8a4a30", 9),
    strips(340, 436, 110, 34, 6, "#7fa35f", 4, 12),
    ...[
      [300, 330],
      [340, 312],
      [370, 350],
      [320, 376],
      [286, 372],
    ].map(([x = 0, y = 0], i) => oval(x, y, 12, 8, "#7fa35f", "low", i * 30) + oval(x, y, 5, 3, "#e6efc6")),
    strewn(330, 340, 110, 14, ["#c93b34"], 6, 6, 0.3),
    chopsticks(452, 178, -34, "#5a2a22", 330),
    steam(300, 128, 0.8),
  );

/** The sixteen plates of Seoul. */
export const seoulDishes = {
  "ember-five": emberFive,
  "hanwoo-board": hanwooBoard,
  galbi,
  "christmas-eve": christmasEve,
  "winter-table": winterTable,
  "banchan-table": banchanTable,
  bossam,
  tteokguk,
  "afternoon-tea": afternoonTea,
  bingsu,
  "christmas-cake": christmasCake,
  "tea-set": teaSet,
  "dim-sum": dimSum,
  duck,
  hotpot,
  noodles,
};
