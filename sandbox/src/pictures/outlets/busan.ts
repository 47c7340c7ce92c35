import { at, box, circle, glow, grown, oval, shape, stroke, times, wave } from "../draw.ts";
import { cup, wineGlass } from "../drink.ts";
import { citrus } from "../food/fruit.ts";
import { leaf } from "../food/greens.ts";
import { nigiri } from "../food/morsels.ts";
import { fish } from "../food/seafood.ts";
import { chair, lamp, placeOf, sailboat, sky, stool, tableSide, windowOn } from "../place.ts";
import { steam } from "../table.ts";

const harbour = () =>
  placeOf(
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
  placeOf(
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
  placeOf(
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

/** The rooms of the outlets in Busan. */
export const busanOutlets = {
  "outlet-harbour": harbour,
  "outlet-mulmok": mulmok,
  "outlet-daybreak": daybreak,
};
