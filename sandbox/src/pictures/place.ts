import {
  at,
  box,
  circle,
  darker,
  daylight,
  dice,
  glow,
  inside,
  lighter,
  oval,
  piece,
  shape,
  sheet,
  stroke,
  times,
  wave,
} from "./draw.ts";

/** The height of a place in drawing units; its width is 640. */
export const placeHeight = 480;

/** A place: its contents from the farthest to the nearest, and the daylight over them. */
export const placeOf = (...content: string[]): string => content.join("") + daylight(placeHeight);

export const sky = (colour: string): string => box(0, 0, sheet, placeHeight, 0, colour);

/** A layer of land or water from one side to the other. */
export const layer = (y: number, height: number, length: number, phase: number, colour: string): string =>
  shape(wave(y, height, length, phase, 520), colour, "cut");

export const stars = (count: number, seed: number, below = 220): string => {
  const roll = dice(seed);
  return times(count, () => circle(roll() * sheet, roll() * below, 0.9 + roll() * 1.7, "#fbe9c4"));
};

export const snow = (count: number, seed: number): string => {
  const roll = dice(seed);
  return times(count, () => circle(roll() * sheet, roll() * placeHeight, 2 + roll() * 3.4, "#fffaf0", "low"));
};

/** A block with rows of windows; some are lit. */
export const building = (
  x: number,
  base: number,
  columns: number,
  rows: number,
  wall: string,
  pane: string,
  light: string,
  seed: number,
  size = 1,
): string => {
  const roll = dice(seed);
  const width = (columns * 14 + 10) * size;
  const height = (rows * 14 + 14) * size;
  return (
    box(x, base - height, width, height + 20, 1, wall, "soft") +
    times(columns * rows, (index) => {
      const left = x + (9 + (index % columns) * 14) * size;
      const top = base - height + (9 + Math.floor(index / columns) * 14) * size;
      return box(left, top, 6 * size, 8 * size, 3 * size, roll() > 0.62 ? light : pane);
    })
  );
};

/** A palace hall: curved tiled roof, red pillars, a stone base. */
export const palace = (x: number, y: number, width: number, tile: string, wall = "#b4513a"): string => {
  const half = width / 2;
  const roof = (top: number, reach: number, height: number) =>
    shape(
      `M${-reach} ${top + height}Q${-reach * 0.62} ${top + height * 0.74} ${-reach * 0.5} ${top}H${reach * 0.5}Q${reach * 0.62} ${top + height * 0.74} ${reach} ${top + height}Q0 ${top + height * 0.66} ${-reach} ${top + height}Z`,
      tile,
      "cut",
    ) + box(-reach * 0.52, top - 5, reach * 1.04, 8, 3, lighter(tile, 0.2), "low");
  return at(
    x,
    y,
    box(-half * 0.86, -10, width * 0.86, 14, 2, "#d9cdb4", "soft") +
      box(-half * 0.7, -half * 0.42, width * 0.7, half * 0.34, 0, wall) +
      times(6, (i) =>
        box(-half * 0.7 + (i * width * 0.7) / 5 - 3, -half * 0.42, 6, half * 0.34, 0, darker(wall, 0.3)),
      ) +
      box(-half * 0.72, -half * 0.44, width * 0.72, 8, 0, "#5f8a7c") +
      roof(-half * 0.84, half, half * 0.46),
  );
};

/** A hill pine, cut in three tiers. */
export const pine = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    box(-3, -8, 6, 14, 1, "#5a4030") +
      piece(
        `<path d="M0 -60L24 -28H-24Z" fill="${lighter(colour, 0.08)}"/><path d="M0 -44L30 -8H-30Z" fill="${colour}"/>`,
        "soft",
      ),
    0,
    size,
  );

export const sailboat = (x: number, y: number, scale = 1, sail = "#ffb611"): string =>
  at(
    x,
    y,
    shape("M-24 0h52l-10 13h-32z", "#fff6e6", "soft") +
      shape("M0 -3v-40l24 36z", sail, "soft") +
      shape("M-4 -3v-32l-17 30z", "#f7e7c8", "soft"),
    0,
    scale,
  );

/** A tangerine tree: a round crown and its fruit. */
export const tangerineTree = (x: number, y: number, r: number, seed: number, crown = "#3d6a4b"): string => {
  const roll = dice(seed);
  const lobe = [0, 1, 2, 3, 4]
    .map((i) => circle(Math.cos(i * 1.26) * r * 0.44, -r + Math.sin(i * 1.26) * r * 0.38, r * 0.66, crown))
    .join("");
  return at(
    x,
    y,
    box(-r * 0.09, -r * 0.6, r * 0.18, r * 0.66, 2, "#6b4a34") +
      piece(lobe, "cut") +
      circle(-r * 0.2, -r * 1.2, r * 0.5, lighter(crown, 0.1)) +
      times(11, () => {
        const a = roll() * 6.28;
        const d = Math.sqrt(roll()) * r * 0.86;
        return circle(
          Math.cos(a) * d,
          -r + Math.sin(a) * d * 0.9,
          r * 0.12,
          roll() > 0.4 ? "#f4952f" : "#f7ad52",
          "low",
        );
      }),
  );
};

/** A wall of basalt, stone on stone. */
export const stoneWall = (y: number, rows: number, seed: number, tint = "#4b4a48"): string => {
  const roll = dice(seed);
  return piece(
    times(rows * 16, (index) => {
      const row = Math.floor(index / 16);
      const x = -24 + (index % 16) * 44 + (row % 2) * 20 + roll() * 8;
      return oval(
        x,
        y + row * 24 + roll() * 5,
        25 + roll() * 4,
        15 + roll() * 3,
        index % 3 ? tint : lighter(tint, 0.12 + roll() * 0.08),
      );
    }),
    "soft",
  );
};

/** A window with a view: frame, view, bars. */
export const windowOn = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  view: string,
  columns = 2,
  rows = 1,
): string =>
  box(x - 10, y - 10, width + 20, height + 20, 6, frame, "cut") +
  inside(id, `M${x} ${y}h${width}v${height}h${-width}Z`, view) +
  times(columns - 1, (i) => box(x + ((i + 1) * width) / columns - 3, y, 6, height, 0, frame)) +
  times(rows - 1, (i) => box(x, y + ((i + 1) * height) / rows - 3, width, 6, 0, frame));

/** A lamp hanging from the ceiling. */
export const lamp = (x: number, y: number, shade: string, scale = 1): string =>
  glow(x, y + 14, 92 * scale) +
  box(x - 1.2, -10, 2.4, y, 0, darker(shade, 0.5)) +
  at(x, y, shape("M-12 -18h24l22 40h-68Z", shade, "soft") + oval(0, 22, 34, 6, "#fff3cf"), 0, scale);

/** A paper lantern. */
export const lantern = (x: number, y: number, r: number, colour = "#f6dfae"): string =>
  glow(x, y, r * 2.5) +
  box(x - 1, -10, 2, y, 0, "#3a2a22") +
  oval(x, y, r, r * 1.12, colour, "soft") +
  [-0.5, 0, 0.5]
    .map((t) =>
      oval(x, y, Math.abs(r * t) + 1, r * 1.12, "none").replace(
        'fill="none"',
        `fill="none" stroke="${darker(colour, 0.14)}" stroke-width="1.6"`,
      ),
    )
    .join("") +
  box(x - r * 0.34, y - r * 1.2, r * 0.68, r * 0.2, 2, "#5a3d2b") +
  box(x - r * 0.34, y + r * 1.02, r * 0.68, r * 0.2, 2, "#5a3d2b");

/** A chair from behind, at a table. */
export const chair = (x: number, y: number, colour: string, scale = 1): string =>
  at(
    x,
    y,
    box(-19, 30, 5, 44, 1, darker(colour, 0.35)) +
      box(14, 30, 5, 44, 1, darker(colour, 0.35)) +
      shape("M-26 36V-18Q-26 -42 0 -42Q26 -42 26 -18V36Z", colour, "soft") +
      box(-30, 28, 60, 14, 6, lighter(colour, 0.1), "low"),
    0,
    scale,
  );

/** A stool at a counter. */
export const stool = (x: number, y: number, colour: string): string =>
  stroke(`M${x} ${y}v74M${x - 22} ${y + 78}h44`, "#3a2a22", 5) +
  oval(x, y, 34, 10, colour, "soft") +
  oval(x, y - 3, 33, 8, lighter(colour, 0.16));

/** A round table with a cloth, seen from the side. */
export const tableSide = (x: number, y: number, width: number, cloth: string): string =>
  shape(
    `M${x - width / 2} ${y}H${x + width / 2}L${x + width / 2 - 14} ${y + 90}q-${width / 8} 12 -${width / 4} 0t-${width / 4} 0t-${width / 4} 0t-${(width * 0.25 - 28).toFixed(0)} 0Z`,
    cloth,
    "cut",
  ) + oval(x, y, width / 2, 15, lighter(cloth, 0.3), "low");

/** A potted plant of broad leaves. */
export const plant = (x: number, y: number, size: number, colour: string, pot = "#b4513a"): string =>
  at(
    x,
    y,
    [-64, -36, -8, 20, 48]
      .map(
        (a, i) =>
          `${shape("M0 0Q-22 -44 0 -104Q22 -44 0 0Z", i % 2 ? lighter(colour, 0.12) : colour, "soft")
            .replaceAll("<path", `<path data-leaf="${i}"`)
            .replace(/^/, `<g transform="translate(0 -34) rotate(${a + 8})">`)}</g>`,
      )
      .join("") +
      shape("M-26 -40h52l-8 44h-36Z", pot, "soft") +
      box(-29, -46, 58, 12, 3, lighter(pot, 0.14), "low"),
    0,
    size,
  );
