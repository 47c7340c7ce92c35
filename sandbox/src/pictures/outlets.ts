import { at, box, circle, daylight, glow, grown, oval, shape, stroke, times, wave } from "./draw.ts";
import { coupe, cup, tumbler, wineGlass } from "./drink.ts";
import { citrus, dumpling, fish, leaf, nigiri, slice } from "./food.ts";
import {
  chair,
  lamp,
  lantern,
  layer,
  placeHeight,
  plant,
  sailboat,
  sky,
  snow,
  stars,
  stoneWall,
  stool,
  tableSide,
  tangerineTree,
  windowOn,
} from "./place.ts";
import { candle, steam } from "./table.ts";

const sheetOf = (...content: string[]): string => content.join("") + daylight(placeHeight);

const ember = () =>
  sheetOf(
    sky("#4a3029"),
    ...times(40, (i) =>
      box(
        -30 + (i % 10) * 70 + (Math.floor(i / 10) % 2) * 34,
        10 + Math.floor(i / 10) * 66,
        64,
        60,
        4,
        i % 3 ? "#523630" : "#5b3d35",
      ),
    ),
    shape("M150 340V190Q150 70 320 70Q490 70 490 190V340Z", "#6d4a3e", "cut"),
    shape("M190 340V200Q190 112 320 112Q450 112 450 200V340Z", "#1f1512", "low"),
    glow(320, 270, 230),
    ...[
      [252, 60, "#b4412a"],
      [388, 56, "#b4412a"],
      [290, 110, "#e0702c"],
      [354, 120, "#e0702c"],
      [320, 90, "#ffb03a"],
      [320, 50, "#fff0b8"],
    ].map(([x, h, c]) =>
      shape(
        `M${Number(x) - 34} 330Q${Number(x) - 40} ${330 - Number(h) * 0.6} ${Number(x) + 6} ${330 - Number(h)}Q${Number(x) + 2} ${330 - Number(h) * 0.6} ${Number(x) + 26} ${330 - Number(h) * 0.56}Q${Number(x) + 44} ${330 - Number(h) * 0.2} ${Number(x) + 34} 330Z`,
        String(c),
        "low",
      ),
    ),
    ...[230, 290, 350, 410].map((x, i) =>
      at(x, 328, box(-38, -10, 76, 20, 10, i % 2 ? "#6b4a34" : "#583a28", "soft"), i % 2 ? 6 : -5),
    ),
    ...[200, 240, 280, 320, 360, 400, 440].map((x) => stroke(`M${x} 296V290`, "#8d8a82", 4)),
    box(180, 290, 280, 6, 3, "#8d8a82", "low"),
    ...[250, 320, 390].map((x, i) => at(x, 274, slice(0, 0, 68, 36, 90 + i * 5))),
    lamp(90, 110, "#d8a94a", 0.9),
    lamp(550, 110, "#d8a94a", 0.9),
    box(-20, 352, 680, 26, 3, "#c08a55", "cut"),
    box(-20, 374, 680, 120, 0, "#7a5238"),
    oval(160, 350, 46, 9, "#fbf3e4", "soft"),
    oval(480, 350, 46, 9, "#fbf3e4", "soft"),
    at(238, 314, wineGlass(0, 0, "#8f2238", 0.3)),
    ...[110, 250, 390, 530].map((x) => stool(x, 402, "#b4513a")),
  );

const onsil = () =>
  sheetOf(
    sky("#cfdcd6"),
    circle(470, 90, 38, "#fff6df", "cut"),
    layer(220, 16, 70, 20, "#b3c7bf"),
    layer(256, 10, 60, 120, "#e9efec"),
    snow(26, 4),
    ...[-20, 80, 180, 280, 380, 480, 580, 660].map((x) => stroke(`M${x} 0V330`, "#3f5650", 5)),
    stroke("M-20 130H660M-20 0Q320 -60 660 0", "#3f5650", 5),
    stroke("M-20 60L320 -30L660 60", "#3f5650", 6),
    ...[
      [60, 350, 1.25],
      [580, 350, 1.3],
      [150, 344, 0.8],
      [492, 346, 0.85],
    ].map(([x = 0, y = 0, s = 1], i) =>
      plant(x, y, s, i % 2 ? "#4f7f58" : "#3d6a4b", i % 2 ? "#d9c6a4" : "#b4513a"),
    ),
    lamp(320, 110, "#d8a94a", 1.2),
    box(-20, 340, 680, 160, 0, "#c9b48d", "cut"),
    chair(186, 366, "#5f8a5c", 1),
    chair(454, 366, "#5f8a5c", 1),
    tableSide(320, 372, 300, "#fffaf0"),
    ...[230, 275, 365, 410].map(
      (x, i) =>
        oval(x, 366, 20, 8, ["#cfd8c8", "#fbf3e4", "#e9dcc2", "#cfd8c8"][i] ?? "#fff", "soft") +
        oval(x, 363, 12, 4.6, ["#5f8a5c", "#d9472f", "#f0c24b", "#7a4b32"][i] ?? "#000"),
    ),
    shape("M286 352h68q-4 26 -18 30h-32q-14 -4 -18 -30Z", "#3b3532", "soft"),
    oval(320, 352, 34, 8, "#c6532f"),
    steam(320, 344, 0.6),
  );

const lanternLounge = () =>
  sheetOf(
    sky("#5b3d35"),
    ...[70, 320, 570].map((x) => box(x - 62, 150, 124, 220, 62, "#6b4a3e", "low")),
    ...[
      [110, 92, 34, "#f6dfae"],
      [214, 60, 26, "#f0cf94"],
      [320, 110, 44, "#f9e6bc"],
      [428, 56, 26, "#f0cf94"],
      [534, 96, 34, "#f6dfae"],
    ].map(([x, y, r, c]) => lantern(Number(x), Number(y), Number(r), String(c))),
    glow(320, 220, 260),
    box(-20, 356, 680, 140, 0, "#8d5f45", "cut"),
    oval(320, 430, 300, 44, "#b4513a", "low"),
    oval(320, 428, 276, 38, "#c4684e"),
    shape("M70 372V276Q70 240 110 240Q150 240 152 290H200V384H70Z", "#2f4f4c", "cut"),
    shape("M570 372V276Q570 240 530 240Q490 240 488 290H440V384H570Z", "#2f4f4c", "cut"),
    box(112, 318, 104, 40, 14, "#3f645f", "soft"),
    box(424, 318, 104, 40, 14, "#3f645f", "soft"),
    ...[84, 556].map((x) => box(x - 6, 380, 12, 22, 2, "#3a2a22")),
    box(314, 352, 12, 62, 3, "#c99a45"),
    oval(320, 414, 46, 9, "#c99a45", "soft"),
    oval(320, 350, 96, 17, "#e9dcc2", "cut"),
    oval(320, 346, 92, 14, "#fffaf0"),
    at(282, 326, cup(0, 0, "#cfd8c8", 0.5)),
    at(364, 326, cup(0, 0, "#cfd8c8", 0.5)),
    shape("M304 344q-2 -30 20 -32q22 2 20 32Z", "#f4c35a", "soft"),
    circle(324, 308, 6, "#c93b34", "low"),
    steam(282, 302, 0.4),
  );

const hwayang = () =>
  sheetOf(
    sky("#8f2f2a"),
    ...[40, 600].flatMap((x) => [box(x - 26, -10, 52, 380, 0, "#7a2622", "soft")]),
    circle(320, 190, 158, "#d8a94a", "cut"),
    circle(320, 190, 146, "#24383a"),
    `<clipPath id="hw"><circle cx="320" cy="190" r="146"/></clipPath><g clip-path="url(#hw)">${circle(372, 130, 36, "#f6e3b4")}${shape(wave(230, 22, 50, 20), "#3f5f5c", "cut")}${shape(wave(276, 14, 36, 90), "#2f4f4c", "cut")}${[0, 1, 2].map((i) => leaf(210 + i * 10, 320 - i * 12, -72 + i * 16, 120, i % 2 ? "#6c9362" : "#4f7f58")).join("")}</g>`,
    lantern(120, 110, 38, "#e8833f"),
    lantern(520, 110, 38, "#e8833f"),
    lantern(76, 200, 24, "#f0a860"),
    lantern(564, 200, 24, "#f0a860"),
    box(-20, 372, 680, 130, 0, "#4a2320", "cut"),
    chair(122, 376, "#3a2a22", 1.1),
    chair(518, 376, "#3a2a22", 1.1),
    tableSide(320, 380, 380, "#f6ead2"),
    oval(320, 366, 116, 15, "#7a5238", "soft"),
    oval(320, 361, 114, 13, "#99704e"),
    box(268, 318, 104, 20, 4, "#d9a868", "soft"),
    box(268, 338, 104, 20, 4, "#c98f50", "soft"),
    oval(320, 318, 52, 9, "#e6bd80"),
    ...[292, 320, 348].map((x) => dumpling(x, 312, 15)),
    steam(320, 300, 0.8),
    at(222, 344, cup(0, 0, "#fbf3e4", 0.36)),
    at(420, 344, cup(0, 0, "#fbf3e4", 0.36)),
  );

const harbour = () =>
  sheetOf(
    sky("#dccaa8"),
    windowOn(
      "hb",
      60,
      40,
      520,
      230,
      "#2b5a6b",
      `${box(50, 30, 540, 250, 0, "#f2c994")}${circle(250, 150, 44, "#fff3d6")}${shape(wave(180, 8, 60, 20, 290), "#7fa39b", "cut")}${sailboat(330, 196, 0.9)}${shape(wave(212, 8, 44, 90, 290), "#4d7f80", "cut")}${at(470, 232, `${shape("M-20 0h40l-6 -96h-28Z", "#c4432b", "soft")}${box(-17, -66, 34, 20, 0, "#fff6e6")}${box(-13, -114, 26, 20, 3, "#fff6e6")}${shape("M-17 -112q17 -20 34 0Z", "#c4432b")}`)}${shape(wave(246, 7, 50, 10, 290), "#2f6168", "cut")}`,
      3,
    ),
    glow(490, 126, 60),
    lamp(150, 70, "#2f4f4c", 0.8),
    lamp(490, 70, "#2f4f4c", 0.8),
    box(-20, 340, 680, 160, 0, "#8d6a4c", "cut"),
    chair(140, 366, "#2b5a6b", 1.1),
    chair(500, 366, "#2b5a6b", 1.1),
    tableSide(320, 366, 360, "#fffaf0"),
    oval(320, 356, 116, 16, "#eef0e8", "soft"),
    oval(320, 353, 96, 11, "#dfe6dd"),
    fish(320, 340, 96, -4, "#c8613f", "#f0c4a0"),
    citrus(404, 350, 13),
    leaf(238, 354, -10, 34, "#5f8a5c"),
    at(206, 312, wineGlass(0, 0, "#f2dc9a", 0.34)),
    at(434, 312, wineGlass(0, 0, "#f2dc9a", 0.34)),
  );

const mulmok = () =>
  sheetOf(
    sky("#26323a"),
    ...times(
      7,
      (i) =>
        box(20 + i * 90, 0, 80, 130 + (i % 2) * 0, 0, i % 2 ? "#2b5a6b" : "#2f6476", "soft") +
        stroke(`M${42 + i * 90} 70q9 -10 18 0t18 0`, "#dce8e4", 4),
    ),
    glow(320, 210, 280),
    ...[0, 1].map((r) => box(80, 176 + r * 62, 480, 8, 2, "#b9854e", "soft")),
    ...times(9, (i) =>
      at(116 + i * 51, 176, cup(0, -10, ["#8fae9f", "#c98a5a", "#f1ede0"][i % 3] ?? "#fff", 0.34)),
    ),
    ...times(6, (i) =>
      shape(
        `M${122 + i * 80} 238v-26q-8 -6 -6 -20h24q2 14 -6 20v26Z`,
        ["#f1ede0", "#9db8ac", "#c98a5a"][i % 3] ?? "#fff",
        "soft",
      ),
    ),
    box(-20, 296, 680, 30, 3, "#e6bd84", "cut"),
    box(-20, 322, 680, 170, 0, "#c9975a"),
    ...times(14, (i) => box(i * 48 - 10, 322, 2, 170, 0, "#b9854e")),
    at(
      320,
      278,
      nigiri(-120, 0, 0, "#a8323a", "#c85a58") +
        nigiri(0, 0, 0, "#f08f5e", "#fbd0ae") +
        nigiri(120, 0, 0, "#f7e4d8", "#e6b8aa"),
      0,
      0.8,
    ),
    box(190, 296, 260, 10, 3, "#7a5238", "soft"),
    ...[90, 250, 390, 550].map((x) => stool(x, 390, "#2b5a6b")),
  );

const daybreak = () =>
  sheetOf(
    sky("#f6e3be"),
    windowOn(
      "db",
      40,
      50,
      200,
      240,
      "#fff6e6",
      `${box(30, 40, 220, 260, 0, "#f8d79a")}${circle(140, 200, 56, "#fff3d6")}${shape(wave(220, 5, 40, 20, 310), "#8fbdbd")}${shape(wave(252, 6, 34, 80, 310), "#5f9aa0")}`,
      2,
      2,
    ),
    ...[0, 1, 2].map((r) => box(290, 118 + r * 74, 320, 10, 2, "#a87440", "soft")),
    ...times(
      5,
      (i) =>
        oval(324 + i * 63, 102, 30, 20, i % 2 ? "#c27f3c" : "#b9742f", "soft") +
        stroke(`M${308 + i * 63} 96q14 -10 30 0`, "#fbe8c4", 4),
    ),
    ...times(8, (i) =>
      at(
        308 + i * 40,
        166,
        oval(0, 0, 11, 42, i % 2 ? "#cf8f48" : "#b06c2e", "soft") +
          stroke("M-5 -20l10 8M-5 -4l10 8M-5 12l10 8", "#fbe8c4", 3),
        8,
      ),
    ),
    ...times(
      6,
      (i) =>
        shape(grown(320 + i * 52, 250, 22, 17, i + 3, 0.1), i % 2 ? "#dba05a" : "#c98a45", "soft") +
        oval(316 + i * 52, 244, 10, 5, "#f0c98a"),
    ),
    lamp(200, 40, "#b4513a", 0.9),
    lamp(440, 46, "#b4513a", 0.8),
    box(-20, 330, 680, 26, 3, "#e9dcc2", "cut"),
    box(-20, 354, 680, 140, 0, "#2b5a6b"),
    ...times(8, (i) => box(10 + i * 80, 374, 66, 90, 4, "#326678", "low")),
    shape("M250 330q0 -66 70 -66t70 66Z", "#eef2ea", "soft"),
    oval(320, 320, 52, 9, "#e3d2b0"),
    shape("M282 316q38 -56 76 0Z", "#fffaf0", "soft"),
    circle(320, 284, 8, "#c93b34", "low"),
    at(150, 304, cup(0, 0, "#fbf3e4", 0.64)),
    steam(150, 272, 0.5),
    at(500, 304, cup(0, 0, "#b4513a", 0.64)),
    steam(500, 272, 0.5),
  );

const moonlight = () =>
  sheetOf(
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
  sheetOf(
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
  sheetOf(
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

/** The ten outlets, each its own room. */
export const outlets = {
  "outlet-ember": ember,
  "outlet-onsil": onsil,
  "outlet-lantern": lanternLounge,
  "outlet-hwayang": hwayang,
  "outlet-harbour": harbour,
  "outlet-mulmok": mulmok,
  "outlet-daybreak": daybreak,
  "outlet-moonlight": moonlight,
  "outlet-doldam": doldam,
  "outlet-grove": grove,
};
