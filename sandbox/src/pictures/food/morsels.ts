import { at, box, circle, darker, grown, lighter, oval, shape, stroke } from "../draw.ts";

/** One slice of grilled meat: crust, then the colour of the middle. */
export const slice = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  crust = "#5b2a22",
  middle = "#b4524a",
): string => {
  const outline = (w: number, l: number) =>
    `M${-w} ${-l * 0.3}Q${-w * 0.8} ${-l * 0.56} ${w * 0.1} ${-l * 0.5}Q${w * 1.05} ${-l * 0.46} ${w} ${-l * 0.1}Q${w * 1.1} ${l * 0.34} ${w * 0.5} ${l * 0.5}Q${-w * 0.5} ${l * 0.54} ${-w * 0.86} ${l * 0.2}Z`;
  return at(
    x,
    y,
    shape(outline(width / 2, length), crust, "soft") +
      shape(outline(width * 0.39, length * 0.88), middle) +
      shape(outline(width * 0.2, length * 0.62), lighter(middle, 0.16)),
    turn,
  );
};

/** An egg fried or poached, from above. */
export const egg = (x: number, y: number, r: number, seed: number): string =>
  shape(grown(x, y, r, r * 0.9, seed, 0.22), "#fffaf0", "soft") +
  circle(x + r * 0.06, y - r * 0.04, r * 0.42, "#f5a623", "low") +
  oval(x - r * 0.06, y - r * 0.18, r * 0.14, r * 0.08, "#ffe0a0", undefined, -25);

/** An egg boiled and halved. */
export const halfEgg = (x: number, y: number, r: number, turn = 0): string =>
  oval(x, y, r, r * 0.78, "#fffaf0", "soft", turn) + circle(x, y, r * 0.44, "#f3ab2b");

/** A pleated dumpling. */
export const dumpling = (x: number, y: number, r: number, turn = 0, skin = "#fbf1de"): string =>
  at(
    x,
    y,
    shape(
      `M${-r} ${r * 0.34}C${-r} ${-r * 0.5} ${-r * 0.5} ${-r * 0.8} 0 ${-r * 0.8}C${r * 0.5} ${-r * 0.8} ${r} ${-r * 0.5} ${r} ${r * 0.34}Q0 ${r * 0.92} ${-r} ${r * 0.34}Z`,
      skin,
      "soft",
    ) +
      [-0.58, -0.3, 0, 0.3, 0.58]
        .map((t) =>
          stroke(
            `M${r * t} ${-r * (0.66 - Math.abs(t) * 0.5)}q${-r * t * 0.25} ${r * 0.3} ${-r * t * 0.1} ${r * 0.56}`,
            darker(skin, 0.13),
            r * 0.06,
          ),
        )
        .join(""),
    turn,
  );

/** One piece of nigiri: rice and its topping. */
export const nigiri = (
  x: number,
  y: number,
  turn: number,
  colour: string,
  mark: string,
  band = false,
): string =>
  at(
    x,
    y,
    box(-54, -17, 108, 44, 20, "#fdf7ea", "soft") +
      shape("M-62 8Q-66 -28 -30 -30H34Q66 -28 62 10Q20 -8 -62 8Z", colour, "soft") +
      [-34, -10, 14, 38].map((mx) => stroke(`M${mx} -28q-9 10 -5 22`, mark, 3.4)).join("") +
      (band ? box(-11, -32, 22, 60, 2, "#22302b", "low") : ""),
    turn,
  );
