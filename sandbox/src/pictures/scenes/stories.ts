import { at, box, circle, dice, glow, oval, shape, stroke, times } from "../draw.ts";
import { berry } from "../food/fruit.ts";
import { sprig } from "../food/greens.ts";
import { layer, pine, placeOf, plant, sailboat, sky, snow } from "../place.ts";

const winter = () =>
  placeOf(
    sky("#7f97a3"),
    circle(470, 96, 40, "#f6efdc", "cut"),
    layer(236, 22, 80, 20, "#9fb3b8"),
    layer(268, 14, 60, 150, "#b9c9ca"),
    ...[
      [60, 316, 1.1],
      [110, 322, 0.8],
      [560, 318, 1.2],
      [506, 326, 0.8],
      [606, 330, 0.9],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        pine(x, y, s, "#2f5a4d") + at(x, y - 44 * s, shape("M0 -17L11 -3Q0 -8 -11 -3Z", "#fffaf0"), 0, s),
    ),
    layer(318, 8, 90, 60, "#e6ecea"),
    glow(320, 300, 200),
    shape("M196 382V258L320 186L444 258V382Z", "#f9dd9a", "cut"),
    shape("M196 258L320 186L444 258L320 272Z", "#fbeabf", "low"),
    ...[196, 258, 320, 382, 444].map((x) =>
      box(x - 3, 250 - (x === 320 ? 54 : x === 258 || x === 382 ? 26 : 0), 6, 134, 1, "#3f5650"),
    ),
    stroke("M196 258L320 186L444 258M196 316H444", "#3f5650", 6),
    stroke("M186 254L320 174L454 254", "#fffaf0", 11, "soft"),
    box(298, 322, 44, 60, 3, "#3f5650"),
    plant(230, 384, 0.5, "#3d6a4b"),
    plant(412, 384, 0.5, "#3d6a4b"),
    layer(378, 7, 70, 20, "#f3f4ee"),
    layer(412, 10, 90, 120, "#fbf9f2"),
    ...[
      [270, 438],
      [292, 450],
      [314, 440],
      [336, 452],
      [358, 444],
    ].map(([x = 0, y = 0]) => oval(x, y, 8, 3.4, "#d3dcdc")),
    snow(44, 6),
  );

const map = () =>
  placeOf(
    sky("#9fc0c2"),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M-20 ${70 + i * 120}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, "#b3d0d0", 5),
    ),
    shape(
      "M210 -20Q190 40 214 82Q180 110 204 150Q176 196 214 224Q190 262 220 300Q214 340 254 344Q290 362 320 346Q350 366 384 344Q424 330 430 286Q462 240 440 190Q452 130 424 82Q428 30 404 -20Z",
      "#f3e6cb",
      "cut",
    ),
    shape("M330 -20Q360 60 376 130Q398 200 392 280Q370 300 350 240Q340 140 330 -20Z", "#dfe0c0", "low"),
    shape("M300 -20Q306 60 330 110Q350 190 340 226Q320 150 296 96Q286 40 280 -20Z", "#e9e2c6"),
    shape("M222 424Q250 396 306 398Q352 404 358 426Q336 452 282 450Q232 448 222 424Z", "#f3e6cb", "cut"),
    shape("M262 424Q284 404 306 406Q326 412 332 424Q300 434 262 424Z", "#c9d3a4", "low"),
    stroke("M272 72Q330 150 396 272", "#b4513a", 4).replace("/>", ' stroke-dasharray="2 12"/>'),
    stroke("M396 272Q360 360 300 412", "#b4513a", 4).replace("/>", ' stroke-dasharray="2 12"/>'),
    ...[
      [272, 72, "#b4513a"],
      [398, 272, "#2b5a6b"],
      [298, 414, "#f08a3c"],
    ].map(([x, y, c]) =>
      at(
        Number(x),
        Number(y),
        shape("M0 0Q-30 -36 -30 -56A30 30 0 0 1 30 -56Q30 -36 0 0Z", String(c), "cut") +
          circle(0, -56, 12, "#fff6e6", "low"),
        0,
        0.86,
      ),
    ),
    sailboat(520, 250, 1.1),
    sailboat(112, 330, 0.9, "#f7e7c8"),
    at(
      540,
      400,
      circle(0, 0, 36, "#fff6e6", "soft") +
        shape("M0 -30L8 0H-8Z", "#b4513a", "low") +
        shape("M0 30L8 0H-8Z", "#3f5650", "low") +
        circle(0, 0, 4, "#fff6e6"),
    ),
  );

const eventQuiz = () =>
  placeOf(
    sky("#24433b"),
    glow(320, 250, 300),
    ...times(30, (i) => {
      const roll = dice(i + 60);
      return at(
        roll() * 640,
        roll() * 300,
        box(-5, -3, 10, 7, 2, ["#ffb611", "#e58f78", "#f6ead2", "#7fa37a"][i % 4] ?? "#fff", "low"),
        roll() * 180,
      );
    }),
    layer(392, 6, 100, 20, "#18332c"),
    shape("M180 236h280v190q-140 26 -280 0Z", "#c93b34", "cut"),
    shape("M300 232h40v206q-20 2 -40 0Z", "#ffd776", "low"),
    shape("M164 208h312v46h-312Z", "#d9524a", "cut"),
    shape("M300 208h40v46h-40Z", "#ffe09a"),
    shape("M320 208Q236 196 232 150Q248 116 284 148Q312 174 320 208Z", "#ffb611", "soft"),
    shape("M320 208Q404 196 408 150Q392 116 356 148Q328 174 320 208Z", "#ffb611", "soft"),
    shape("M312 200Q266 188 258 158Q282 148 312 200Z", "#e69a00"),
    shape("M328 200Q374 188 382 158Q358 148 328 200Z", "#e69a00"),
    circle(320, 206, 16, "#ffcf5c", "low"),
    sprig(130, 420, -60, 110, "#4f8464", 40, 8),
    sprig(520, 424, -124, 110, "#4f8464", 40, 8),
    ...[
      [110, 424],
      [538, 426],
      [128, 434],
    ].map(([x = 0, y = 0]) => berry(x, y, 10)),
    at(
      214,
      330,
      stroke("M-18 -26q0 -26 24 -26t24 24q0 18 -22 26v18", "#f6ead2", 11, "low") +
        circle(8, 40, 7.5, "#f6ead2", "low"),
      -6,
    ),
    at(
      420,
      330,
      stroke("M-18 -26q0 -26 24 -26t24 24q0 18 -22 26v18", "#f6ead2", 11, "low") +
        circle(8, 40, 7.5, "#f6ead2", "low"),
      6,
    ),
  );

const membership = () =>
  placeOf(
    sky("#1f3a33"),
    glow(320, 220, 300),
    layer(370, 10, 100, 20, "#18302a"),
    at(
      350,
      218,
      box(-150, -92, 300, 186, 18, "#b4513a", "cut") +
        stroke("M-122 24q30 -26 60 0t60 0t60 0t60 0", "#cc7358", 9),
      9,
    ),
    at(
      300,
      246,
      box(-156, -96, 312, 194, 18, "#fbf3e4", "cut") +
        shape("M-156 34q40 -30 78 0t78 0t78 0t78 0V80Q156 98 138 98H-138Q-156 98 -156 80Z", "#2b5a6b") +
        shape(
          "M-156 58q40 -24 78 0t78 0t78 0t78 0V80Q156 98 138 98H-138Q-156 98 -156 80Z",
          "#1e474f",
          "low",
        ) +
        circle(106, -48, 25, "#ffb611", "soft") +
        stroke("M-126 -52q16 -14 32 0t32 0M-126 -32q16 -14 32 0t32 0", "#1d1a16", 6.5) +
        box(-126, -4, 46, 32, 6, "#e2bd68", "low"),
      -6,
    ),
    ...[
      [110, 130],
      [540, 96],
      [560, 330],
      [90, 340],
      [200, 70],
      [450, 400],
    ].map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        shape("M0 -16Q3 -3 16 0Q3 3 0 16Q-3 3 -16 0Q-3 -3 0 -16Z", "#ffd776", "low"),
        0,
        0.6 + (i % 3) * 0.3,
      ),
    ),
  );

/** Scenes for pages that are not about an outlet: the season, directions, the quiz, the membership. */
export const storyScenes = {
  winter,
  map,
  "event-quiz": eventQuiz,
  membership,
};
