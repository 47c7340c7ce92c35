import { around, at, box, circle, dice, grown, oval, piece, shape, sheetOf, stroke, times } from "../draw.ts";
import { berry, citrus } from "../food/fruit.ts";
import { leaf, mushroom } from "../food/greens.ts";
import { heap, strewn, strips } from "../food/heaps.ts";
import { shell } from "../food/seafood.ts";
import { bowl, chopsticks, dish, ground, linen, longDish, spoon, steam } from "../table.ts";

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

/** The dish pictures of Doldam, one for each of its promotions. */
export const doldamDishes = {
  "black-pork": blackPork,
  "stone-pot": stonePot,
  hairtail,
  "sea-table": seaTable,
};
