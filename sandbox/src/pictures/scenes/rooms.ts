import { at, box, circle, glow, oval, shape, stroke, times, wave } from "../draw.ts";
import { cup, wineGlass } from "../drink.ts";
import { berry } from "../food/fruit.ts";
import { leaf, tomato } from "../food/greens.ts";
import { chair, lamp, placeOf, plant, sky, tableSide, windowOn } from "../place.ts";
import { candle, steam } from "../table.ts";

const privateDining = () =>
  placeOf(
    sky("#38534c"),
    ...[40, 500].map((x) => box(x, 60, 100, 210, 4, "#2f4741", "low")),
    windowOn(
      "pd-view",
      210,
      50,
      220,
      170,
      "#d9c6a4",
      `${box(200, 40, 240, 190, 0, "#22384a")}${circle(370, 90, 22, "#f6e3b4")}${shape(wave(170, 12, 40, 20, 240), "#2f5a5c")}${shape(wave(196, 8, 30, 80, 240), "#1e474f")}`,
      3,
    ),
    lamp(180, 110, "#d8a94a", 0.9),
    lamp(320, 90, "#d8a94a", 1),
    lamp(460, 110, "#d8a94a", 0.9),
    ...[130, 225, 320, 415, 510].map((x) => chair(x, 276, "#b4513a", 0.92)),
    shape("M40 320H600L640 480H0Z", "#f3e6cb", "cut"),
    shape("M40 320H600L604 336H36Z", "#fffaf0"),
    ...[120, 220, 320, 420, 520].map(
      (x) => oval(x, 366, 36, 12, "#fbf3e4", "soft") + oval(x, 365, 24, 7, "#e3d2b0"),
    ),
    ...[170, 270, 370, 470].map((x) => at(x, 340, wineGlass(0, 0, "#8f2238", 0.22))),
    candle(270, 400, 46),
    candle(370, 400, 46),
    ...[-50, -26, 0, 26, 50].map((a, i) =>
      at(320, 402, leaf(0, 0, a - 90, 54, i % 2 ? "#5f8a5c" : "#7fa37a")),
    ),
    tomato(300, 404, 9),
    berry(340, 402, 8),
    ...[90, 250, 390, 550].map(
      (x) => oval(x, 440, 46, 15, "#fbf3e4", "soft") + oval(x, 439, 32, 9, "#e3d2b0"),
    ),
  );

const chef = () =>
  placeOf(
    sky("#d9b48a"),
    shape("M-20 120H660V-20H-20Z", "#b98a5c", "soft"),
    ...[90, 170, 470, 550].map(
      (x, i) =>
        stroke(`M${x} 84v44`, "#6b4a34", 3) +
        (i % 2
          ? circle(x, 158, 32, "#7d8a86", "soft") + circle(x, 158, 24, "#95a29d")
          : oval(x, 152, 26, 30, "#b9722f", "soft")),
    ),
    box(30, 76, 580, 9, 4, "#6b4a34", "soft"),
    glow(320, 230, 220),
    shape("M180 400Q184 300 262 276L320 300L378 276Q456 300 460 400V500H180Z", "#fbf6ea", "cut"),
    shape("M288 262h64v40l-32 22l-32 -22Z", "#d99b72"),
    shape("M262 276L320 330L290 344L246 288Z", "#efe6d2", "low"),
    shape("M378 276L320 330L350 344L394 288Z", "#efe6d2", "low"),
    ...[0, 1, 2].map(
      (i) => circle(306, 366 + i * 32, 6, "#ffb611", "low") + circle(336, 366 + i * 32, 6, "#ffb611", "low"),
    ),
    oval(320, 222, 54, 62, "#e8b088", "soft"),
    shape("M264 204Q262 160 320 158Q378 160 376 204Q350 184 320 186Q290 184 264 204Z", "#2f2622", "low"),
    shape(
      "M270 178Q236 170 240 130Q246 98 282 104Q296 72 330 84Q366 70 380 104Q414 106 406 144Q402 174 372 178Q320 166 270 178Z",
      "#fffaf0",
      "cut",
    ),
    shape("M268 164Q320 150 374 164V196Q320 180 268 196Z", "#f3ecdc", "low"),
    stroke("M294 222q8 -7 16 0M332 222q8 -7 16 0", "#3a2a22", 4),
    stroke("M306 252q14 10 30 0", "#8f4a34", 4),
    shape("M120 420Q190 380 236 404L250 436Q190 450 130 460Z", "#fbf6ea", "soft"),
    shape("M520 420Q450 380 404 404L390 436Q450 450 510 460Z", "#fbf6ea", "soft"),
    box(-20, 440, 680, 60, 0, "#7a5238", "cut"),
    oval(320, 438, 110, 22, "#fbf3e4", "cut"),
    oval(320, 434, 84, 14, "#e9dcc2"),
    ...[0, 1, 2].map((i) =>
      oval(292 + i * 28, 424 - (i % 2) * 5, 22, 12, i % 2 ? "#b4524a" : "#8a3a30", "soft"),
    ),
    leaf(330, 414, -30, 44, "#5f8a5c"),
    steam(320, 408, 0.6),
  );

const spaLounge = () =>
  placeOf(
    sky("#dfe3d6"),
    windowOn(
      "spa-view",
      170,
      40,
      300,
      220,
      "#a8835c",
      `${box(160, 30, 320, 240, 0, "#cfe0e2")}${circle(390, 90, 26, "#fff3d6")}${shape(wave(170, 14, 50, 20, 280), "#a3bfb0")}${shape(wave(206, 10, 40, 80, 280), "#7fa39b")}${shape(wave(236, 8, 40, 130, 280), "#5f9aa0")}`,
      4,
    ),
    plant(96, 400, 1.25, "#4f7f58", "#d9c6a4"),
    plant(560, 400, 1.1, "#5f8a5c", "#b9a684"),
    box(-20, 372, 680, 130, 0, "#cdb48d", "cut"),
    box(180, 318, 280, 66, 22, "#f6f0e2", "cut"),
    box(196, 296, 250, 40, 18, "#fffaf0", "soft"),
    box(206, 276, 74, 40, 18, "#cfd8c8", "soft"),
    ...[384, 398, 412].map((x, i) =>
      oval(x, 292 - i * 10, 40 - i * 5, 10, i % 2 ? "#e3d2b0" : "#d8655a", "soft"),
    ),
    ...[
      [150, 430, 30],
      [186, 442, 22],
      [214, 434, 16],
    ].map(([x = 0, y = 0, r = 10]) => oval(x, y, r, r * 0.5, "#6f7a76", "soft")),
    cup(330, 430, "#8fae9f", 0.8),
    steam(330, 394, 0.6),
    oval(450, 446, 50, 13, "#7a5238", "soft"),
    ...[-40, 0, 40].map((a) => leaf(450, 440, a - 90, 40, "#7fa37a")),
    circle(450, 436, 12, "#f4952f", "low"),
  );

const breakfastRoom = () =>
  placeOf(
    sky("#f4dcb0"),
    windowOn(
      "br-view",
      90,
      40,
      460,
      220,
      "#fff6e6",
      `${box(80, 30, 480, 240, 0, "#f8e6c0")}${circle(320, 176, 60, "#ffd27a")}${shape(wave(190, 5, 60, 20, 280), "#8fbdbd")}${shape(wave(220, 6, 44, 90, 280), "#5f9aa0")}`,
      4,
    ),
    glow(320, 180, 220),
    tableSide(320, 372, 380, "#fffaf0"),
    chair(110, 372, "#2b5a6b", 1.1),
    chair(530, 372, "#2b5a6b", 1.1),
    ...[
      [220, 358],
      [400, 360],
    ].map(
      ([x = 0, y = 0]) =>
        oval(x, y + 8, 52, 12, "#f3e6cb", "soft") +
        oval(x, y, 26, 14, "#c98a45", "soft") +
        oval(x - 4, y - 5, 18, 7, "#e6b26c"),
    ),
    at(320, 330, cup(0, 0, "#fbf3e4", 0.7)),
    steam(320, 296, 0.6),
    at(
      290,
      300,
      shape("M-4 60V0q0 -10 4 -10t4 10v60Z", "#5f8a5c") +
        times(6, (i) => at(0, -12, oval(0, -14, 7, 14, "#f08a3c"), i * 60)),
      0,
      0.01,
    ),
  );

/** Rooms of the hotels other than the outlets. */
export const roomScenes = {
  "private-dining": privateDining,
  chef,
  "spa-lounge": spaLounge,
  "breakfast-room": breakfastRoom,
};
