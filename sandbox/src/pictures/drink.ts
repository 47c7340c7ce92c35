import { at, box, circle, darker, dice, lighter, oval, piece, shape, stroke, times } from "./draw.ts";

/** A saucer glass, filled. */
export const coupe = (x: number, y: number, liquor: string, scale = 1): string =>
  at(
    x,
    y,
    piece(
      '<path d="M-112 -170h224q-8 116 -97 128v112q48 7 58 34h-146q10 -27 58 -34v-112q-89 -12 -97 -128z" fill="#eaf1ea"/>',
      "cut",
    ) +
      shape("M-100 -138h200q-16 84 -100 90q-84 -6 -100 -90z", liquor, "soft") +
      shape("M-100 -138q100 25 200 0q-4 15 -9 25q-91 19 -182 0q-6 -12 -9 -25z", lighter(liquor, 0.42)),
    0,
    scale,
  );

/** A flute with its bubbles. */
export const flute = (x: number, y: number, turn = 0, scale = 1, seed = 3): string => {
  const roll = dice(seed);
  return at(
    x,
    y,
    piece(
      '<path d="M-38 -190h76q4 120 -28 156v108q34 5 40 26h-100q6 -21 40 -26v-108q-32 -36 -28 -156z" fill="#eef2e6"/>',
      "cut",
    ) +
      shape("M-32 -140h64q-2 72 -32 100q-30 -28 -32 -100z", "#f6c74f", "low") +
      shape("M-32 -140h64v12q-32 10 -64 0z", "#fff0c2") +
      times(9, () => circle((roll() - 0.5) * 30, -122 + roll() * 62, 1.6 + roll() * 2.4, "#fff6da")),
    turn,
    scale,
  );
};

/** A wine glass. */
export const wineGlass = (x: number, y: number, wine: string, scale = 1): string =>
  at(
    x,
    y,
    piece(
      '<path d="M-70 -196h140q22 128 -56 150v118q48 6 56 28h-140q8 -22 56 -28v-118q-78 -22 -56 -150z" fill="#efeee2"/>',
      "cut",
    ) +
      shape("M-71 -130h142q-2 64 -71 76q-69 -12 -71 -76z", wine, "low") +
      oval(0, -130, 71, 13, lighter(wine, 0.24)),
    0,
    scale,
  );

/** A tumbler with one clear cube. */
export const tumbler = (x: number, y: number, liquor: string, scale = 1, ice = true): string =>
  at(
    x,
    y,
    shape("M-78 -90h156l-12 180q-66 14 -132 0z", "#e9ece2", "cut") +
      shape("M-69 -10h138l-8 88q-61 12 -122 0z", liquor, "low") +
      shape("M-69 -10h138l-1 12q-68 10 -136 0z", lighter(liquor, 0.4)) +
      (ice
        ? at(
            0,
            -8,
            piece(
              '<rect x="-36" y="-38" width="72" height="68" rx="10" fill="#fdf6e4" opacity=".9"/>',
              "low",
            ) + shape("M-36 -28l36 16l36 -16v-4q0 -8 -10 -8h-52q-10 0 -10 8z", "#ffffff"),
            -9,
          )
        : "") +
      stroke("M-58 -74l6 130", "#ffffff", 5),
    0,
    scale,
  );

/** A small round cup from the side. */
export const cup = (x: number, y: number, clay: string, scale = 1): string =>
  at(
    x,
    y,
    shape("M-46 -40h92q2 62 -24 78h-44q-26 -16 -24 -78z", clay, "soft") +
      oval(0, -40, 46, 10, lighter(clay, 0.3)) +
      oval(0, -39, 37, 6.5, darker(clay, 0.36)) +
      box(-20, 36, 40, 8, 3, darker(clay, 0.14)),
    0,
    scale,
  );

/** A coffee cup on its saucer, from above. */
export const coffee = (x: number, y: number, r: number, clay = "#fbf3e4", turn = 30): string =>
  circle(x, y, r, clay, "cut") +
  circle(x, y, r * 0.7, darker(clay, 0.07)) +
  at(
    x,
    y,
    piece(
      `<rect x="${r * 0.5}" y="${-r * 0.1}" width="${r * 0.4}" height="${r * 0.2}" rx="${r * 0.1}" fill="${clay}"/>`,
      "low",
    ),
    turn,
  ) +
  circle(x, y, r * 0.58, clay, "soft") +
  circle(x, y, r * 0.5, "#6b432c") +
  `<path transform="translate(${x} ${y}) scale(${r / 100})" d="M0 30C-44 4 -30 -34 0 -14C30 -34 44 4 0 30Z" fill="#f1dcb8"/>` +
  `<path transform="translate(${x} ${y}) scale(${r / 190})" d="M0 26C-44 4 -30 -34 0 -14C30 -34 44 4 0 26Z" fill="#b98455"/>`;

/** A bottle with a blank label. */
export const bottle = (x: number, y: number, glass: string, label = "#f6ead2", scale = 1, turn = 0): string =>
  at(
    x,
    y,
    shape("M-20 -250h40v92q38 24 38 74v184q0 16 -16 16h-84q-16 0 -16 -16v-184q0 -50 38 -74z", glass, "cut") +
      box(-22, -256, 44, 58, 6, "#d8a94a", "low") +
      box(-58, -40, 116, 96, 2, label, "low") +
      stroke("M-34 -8q17 -14 34 0t34 0M-34 14q17 -14 34 0t34 0", darker(label, 0.5), 4) +
      shape("M-46 -90q4 -22 16 -34v190h-16z", lighter(glass, 0.16)),
    turn,
    scale,
  );
