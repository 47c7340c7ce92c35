import { at, box, circle, darker, dice, glow, oval, shape, sheetOf, stroke, times, wave } from "../draw.ts";
import { bottle, coupe, flute, tumbler } from "../drink.ts";
import { berry, citrus } from "../food/fruit.ts";
import { leaf } from "../food/greens.ts";
import { room } from "../table.ts";

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

/** The dish pictures of Bar Moonlight, one for each of its promotions. */
export const barMoonlightDishes = {
  "moonlight-coupe": moonlightCoupe,
  champagne,
  whisky,
  countdown,
};
