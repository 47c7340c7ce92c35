import { at, box, circle, glow, oval, shape, stroke, times } from "../draw.ts";
import { coupe, tumbler, wineGlass } from "../drink.ts";
import { leaf } from "../food/greens.ts";
import { chair, lamp, layer, placeOf, sky, stars, stoneWall, stool, tangerineTree } from "../place.ts";
import { candle } from "../table.ts";

const moonlight = () =>
  placeOf(
    sky("#172433"),
    stars(46, 5, 200),
    glow(320, 150, 240),
    circle(320, 150, 82, "#f8e9bf", "cut"),
    circle(296, 132, 14, "#efdca6"),
    circle(346, 168, 20, "#efdca6"),
    circle(350, 118, 9, "#efdca6"),
    layer(248, 7, 60, 20, "#2a5060"),
    ...times(9, (i) =>
      box(320 - (60 - i * 5) / 2 + (i % 2) * 12 - 6, 262 + i * 9, 60 - i * 5, 3.4, 1.7, "#ffe3a0").replace(
        "/>",
        ' opacity=".6"/>',
      ),
    ),
    layer(300, 8, 50, 110, "#1b3a49"),
    ...[-6, 150, 478, 634].map((x) => box(x - 8, 0, 16, 350, 0, "#0f1820", "soft")),
    box(-20, -10, 680, 34, 0, "#0f1820", "soft"),
    lamp(76, 90, "#c98a5a", 0.7),
    lamp(562, 90, "#c98a5a", 0.7),
    box(-20, 352, 680, 24, 3, "#8a5c3a", "cut"),
    box(-20, 374, 680, 120, 0, "#3a2a22"),
    at(250, 300, coupe(0, 0, "#ffb611", 0.5)),
    at(392, 318, tumbler(0, 0, "#e08a1e", 0.38)),
    candle(320, 354, 24),
    ...[110, 250, 390, 530].map((x) => stool(x, 404, "#2f4f4c")),
  );

const doldam = () =>
  placeOf(
    sky("#f0dcc0"),
    circle(500, 100, 40, "#fff3d6", "cut"),
    shape(
      "M-20 300Q100 270 180 200Q230 170 262 182Q290 166 330 196Q420 266 660 300V520H-20Z",
      "#93aa9a",
      "cut",
    ),
    shape("M300 320Q440 230 500 232Q524 244 546 230Q600 250 680 300V520H300Z", "#7f9c74", "cut"),
    layer(304, 8, 70, 30, "#a8b26c"),
    shape("M130 320V226H510V320Z", "#fff6e6", "soft"),
    shape("M96 236Q130 150 220 138H420Q510 150 544 236Q320 214 96 236Z", "#9a7448", "cut"),
    ...times(9, (i) => stroke(`M${132 + i * 47} 226Q${180 + i * 35} 180 ${220 + i * 25} 144`, "#84613a", 3)),
    stroke("M104 214Q320 190 536 214M140 178Q320 158 500 178", "#84613a", 4),
    box(286, 244, 68, 80, 2, "#6b4a34", "low"),
    ...[172, 404].map(
      (x) =>
        box(x, 248, 66, 48, 3, "#e9c27a", "low") +
        stroke(`M${x + 22} 248v48M${x + 44} 248v48M${x} 272h66`, "#6b4a34", 2.6),
    ),
    tangerineTree(66, 326, 46, 5),
    tangerineTree(580, 326, 50, 8),
    stoneWall(336, 3, 4),
    at(320, 410, stoneWall(0, 0, 1)),
    layer(410, 5, 60, 60, "#c9b48d"),
    ...[
      [214, 380, 22],
      [430, 380, 20],
    ].map(
      ([x = 0, y = 0, r = 10]) =>
        shape(
          `M${x - r} ${y + 34}Q${x - r * 1.3} ${y} ${x} ${y - 4}Q${x + r * 1.3} ${y} ${x + r} ${y + 34}Z`,
          "#7a5238",
          "soft",
        ) + oval(x, y, r * 0.8, 6, "#4a3027"),
    ),
    ...[250, 290, 330, 370, 400].map((x, i) => oval(x, 440 + (i % 2) * 12, 30, 9, "#8a8272", "soft")),
  );

const grove = () =>
  placeOf(
    sky("#f4e0b4"),
    circle(140, 90, 42, "#fff3d6", "cut"),
    layer(206, 14, 90, 20, "#a9bd94"),
    layer(236, 10, 60, 100, "#8fa97f"),
    ...[
      [60, 300, 56],
      [160, 286, 46],
      [480, 286, 46],
      [584, 300, 58],
      [256, 276, 36],
      [386, 276, 36],
    ].map(([x = 0, y = 0, r = 30], i) => tangerineTree(x, y, r, i + 21)),
    layer(290, 5, 80, 50, "#a8b26c"),
    stroke("M-20 40Q160 120 320 60T660 50", "#6b4a34", 2.6),
    ...[
      [40, 66],
      [120, 92],
      [200, 92],
      [280, 76],
      [360, 52],
      [440, 50],
      [520, 66],
      [600, 64],
    ].map(([x = 0, y = 0]) => glow(x, y + 8, 34) + circle(x, y + 8, 8, "#ffe09a", "low")),
    ...[120, 220, 320, 420, 520].map((x) => chair(x, 318, "#9a7448", 0.92)),
    shape("M60 350H580L640 480H0Z", "#fffaf0", "cut"),
    shape("M286 350H354L376 480H264Z", "#dfe6c8", "low"),
    ...[150, 240, 400, 490].map(
      (x) => oval(x, 386, 36, 12, "#e7efe9", "soft") + oval(x, 384, 23, 7, "#f6d98a"),
    ),
    ...[110, 530].map((x) => oval(x, 440, 48, 16, "#e7efe9", "soft") + oval(x, 438, 32, 9, "#cc4b2c")),
    at(200, 346, wineGlass(0, 0, "#f2dc9a", 0.26)),
    at(440, 346, wineGlass(0, 0, "#8f2238", 0.26)),
    oval(320, 404, 60, 16, "#b9824a", "soft"),
    ...[
      [292, 390],
      [322, 386],
      [350, 392],
      [306, 372],
      [336, 372],
    ].map(([x = 0, y = 0]) => circle(x, y, 17, "#f4952f", "soft")),
    leaf(336, 362, -30, 34, "#5f8a5c"),
    leaf(300, 366, -150, 30, "#7fa37a"),
  );

/** The rooms of the outlets in Jeju. */
export const jejuOutlets = {
  "outlet-moonlight": moonlight,
  "outlet-doldam": doldam,
  "outlet-grove": grove,
};
