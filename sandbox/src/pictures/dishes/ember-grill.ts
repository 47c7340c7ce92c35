import {
  around,
  at,
  box,
  circle,
  dice,
  glow,
  grown,
  inside,
  lighter,
  oval,
  piece,
  shape,
  sheetOf,
  stroke,
  times,
} from "../draw.ts";
import { berry } from "../food/fruit.ts";
import { leaf, sprig, tomato } from "../food/greens.ts";
import { heap, strewn } from "../food/heaps.ts";
import { slice } from "../food/morsels.ts";
import { board, candle, dish, ground, knife, linen, plate, steam } from "../table.ts";

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

/** The dish pictures of Ember Grill, one for each of its promotions. */
export const emberGrillDishes = {
  "ember-five": emberFive,
  "hanwoo-board": hanwooBoard,
  galbi,
  "christmas-eve": christmasEve,
};
