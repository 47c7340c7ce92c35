import { at, box, circle, grown, oval, shape, sheetOf, stroke, times } from "../draw.ts";
import { berry } from "../food/fruit.ts";
import { leaf, mushroom, sprig } from "../food/greens.ts";
import { heap, nest, strewn, strips } from "../food/heaps.ts";
import { dumpling, halfEgg } from "../food/morsels.ts";
import { bowl, chopsticks, dish, ground, linen, napkin, platter, steam } from "../table.ts";

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

/** The dish pictures of Hwayang, one for each of its promotions. */
export const hwayangDishes = {
  "dim-sum": dimSum,
  duck,
  hotpot,
  noodles,
};
