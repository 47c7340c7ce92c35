import {
  at,
  box,
  circle,
  darker,
  dice,
  lighter,
  mix,
  oval,
  piece,
  shape,
  sheet,
  stroke,
  times,
} from "./draw.ts";

/** A plain background with the light of a window across it. */
export const ground = (colour: string, seed = 1, height: number = sheet): string => {
  const x = 60 + dice(seed)() * 180;
  const pane = (left: number) => `M${x + left} -20h150l-190 ${height + 40}h-150Z`;
  return `${box(0, 0, sheet, height, 0, colour)}<g fill="#fff4d8" opacity=".08"><path d="${pane(60)}"/><path d="${pane(240)}"/></g>`;
};

/** A background with a table edge: wall above, table below. */
export const room = (wall: string, table: string, edge = 430): string =>
  `${box(0, 0, sheet, sheet, 0, wall)}${shape(`M${sheet * 0.62} -10h150l-150 ${edge + 10}h-170Z`, lighter(wall, 0.1))}${box(-20, edge, sheet + 40, 260, 0, table, "cut")}${box(-20, edge, sheet + 40, 12, 0, lighter(table, 0.14))}`;

/** A strip of linen with woven stripes. */
export const linen = (x: number, width: number, colour: string, stripe: string, turn = 0): string =>
  at(
    x,
    320,
    piece(
      `${box(-width / 2, -480, width, 960, 0, colour)}${[0.1, 0.16, 0.84, 0.9].map((share) => box(-width / 2 + width * share - 3, -480, 6, 960, 0, stripe)).join("")}`,
      "soft",
    ),
    turn,
  );

/** A round plate seen from above. */
export const plate = (x: number, y: number, r: number, glaze = "#fbf3e4"): string =>
  circle(x, y, r, glaze, "cut") +
  circle(x, y, r * 0.76, darker(glaze, 0.06), "low") +
  circle(x, y, r * 0.72, lighter(glaze, 0.35));

/** An oval platter seen from above. */
export const platter = (x: number, y: number, rx: number, ry: number, glaze = "#fbf3e4", turn = 0): string =>
  at(
    x,
    y,
    oval(0, 0, rx, ry, glaze, "cut") +
      oval(0, 0, rx * 0.83, ry * 0.78, darker(glaze, 0.06), "low") +
      oval(0, 0, rx * 0.8, ry * 0.74, lighter(glaze, 0.35)),
    turn,
  );

/** A long dish with rounded corners. */
export const longDish = (
  x: number,
  y: number,
  width: number,
  height: number,
  glaze: string,
  turn = 0,
): string =>
  at(
    x,
    y,
    box(-width / 2, -height / 2, width, height, 26, glaze, "cut") +
      box(-width / 2 + 14, -height / 2 + 14, width - 28, height - 28, 16, darker(glaze, 0.1), "low") +
      box(-width / 2 + 17, -height / 2 + 17, width - 34, height - 34, 14, lighter(glaze, 0.08)),
    turn,
  );

/** A bowl with its filling, seen from above. */
export const bowl = (x: number, y: number, r: number, clay: string, filling: string): string =>
  circle(x, y, r, clay, "cut") +
  circle(x, y, r * 0.92, darker(clay, 0.3)) +
  circle(x, y + r * 0.02, r * 0.87, filling);

/** A small dish: sauces, pickles, salt. */
export const dish = (x: number, y: number, r: number, clay: string, filling: string): string =>
  circle(x, y, r, clay, "soft") + circle(x, y, r * 0.78, filling, "low");

/** A wooden board with its grain. */
export const board = (
  x: number,
  y: number,
  width: number,
  height: number,
  wood: string,
  turn = 0,
  handle = false,
): string => {
  const line = darker(wood, 0.12);
  const body =
    (handle ? box(width / 2 - 10, -26, 96, 52, 22, wood) : "") +
    box(-width / 2, -height / 2, width, height, 30, wood);
  const grain = times(5, (index) => {
    const top = -height / 2 + height * (0.14 + index * 0.18);
    return stroke(
      `M${-width / 2 + 24} ${top}q${width * 0.24} ${index % 2 ? 12 : -12} ${width * 0.48} 0t${width * 0.42} 0`,
      line,
      2.4,
    );
  });
  return at(
    x,
    y,
    piece(body, "cut") + grain + (handle ? circle(width / 2 + 60, 0, 9, darker(wood, 0.45)) : ""),
    turn,
  );
};

export const chopsticks = (x: number, y: number, turn: number, colour = "#3a2a22", length = 300): string =>
  at(
    x,
    y,
    [-8, 8]
      .map((gap, index) =>
        piece(
          `<path d="M${-length / 2} ${gap - 4.5}L${length / 2} ${gap - 2 + index}v4L${-length / 2} ${gap + 4.5}Z" fill="${colour}"/><path d="M${-length / 2} ${gap - 4.5}L${-length / 2 + 44} ${gap - 4.2}v8.4L${-length / 2} ${gap + 4.5}Z" fill="#d8a94a"/>`,
          "soft",
        ),
      )
      .join(""),
    turn,
  );

export const spoon = (x: number, y: number, turn: number, metal = "#d9b566", length = 280): string =>
  at(
    x,
    y,
    piece(
      `${oval(-length / 2 + 34, 0, 38, 27, metal)}<path d="M${-length / 2 + 60} -6L${length / 2} -5q6 5 0 10L${-length / 2 + 60} 6Z" fill="${metal}"/>`,
      "soft",
    ) + oval(-length / 2 + 33, 2, 28, 18, darker(metal, 0.12)),
    turn,
  );

export const fork = (x: number, y: number, turn: number, metal = "#e8e2d4"): string =>
  at(
    x,
    y,
    piece(
      `<path d="M-130 -5L60 -6q16 -20 40 -20h44v7h-40v6h40v7h-40v6h40v7h-40v6h40v7h-44q-24 0 -40 -14L-130 5q-6 -5 0 -10Z" fill="${metal}"/>`,
      "soft",
    ),
    turn,
  );

export const knife = (x: number, y: number, turn: number, handle = "#5a3d2b"): string =>
  at(
    x,
    y,
    `${piece(
      `<path d="M-20 -13H150q26 6 34 26H-20Z" fill="#e8e6dd"/><rect x="-140" y="-13" width="124" height="24" rx="11" fill="${handle}"/>`,
      "soft",
    )}<path d="M-20 6H170q10 2 14 7H-20Z" fill="#cfd0c6"/>`,
    turn,
  );

/** Curls of rising steam. */
export const steam = (x: number, y: number, scale = 1, colour = "#fff8ea"): string =>
  `<g opacity=".55">${[-26, 0, 26]
    .map((gap, index) =>
      stroke(
        `M${x + gap * scale} ${y}q${-16 * scale} ${-22 * scale} 0 ${-44 * scale}t0 ${(-40 - index * 8) * scale}`,
        colour,
        7 * scale,
      ),
    )
    .join("")}</g>`;

/** A napkin folded once. */
export const napkin = (x: number, y: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    shape("M-64 -92H64V92H-64Z", colour, "soft") +
      shape("M-64 -92H64L-64 60Z", mix(colour, "#ffffff", 0.25), "low"),
    turn,
  );

/** A candle with its flame and glow. */
export const candle = (x: number, y: number, height: number, wax = "#f6ead2"): string =>
  `${circle(x, y - height - 22, 92, "url(#glow)")}${box(x - 11, y - height, 22, height, 5, wax, "soft")}${shape(`M${x} ${y - height - 44}q17 24 0 42q-17 -18 0 -42Z`, "#ffb611", "low")}${shape(`M${x} ${y - height - 26}q7 12 0 22q-7 -10 0 -22Z`, "#fff3cf")}`;
