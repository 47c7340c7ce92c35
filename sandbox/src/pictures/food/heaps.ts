import { around, at, dice, grown, lighter, mix, oval, piece, shape, stroke, times } from "../draw.ts";

/** Small scattered items: sesame, chives, salt. */
export const strewn = (
  x: number,
  y: number,
  r: number,
  count: number,
  colours: readonly string[],
  seed: number,
  size = 4,
  slender = 0.5,
): string => {
  const roll = dice(seed);
  return piece(
    times(count, (index) => {
      const [px, py] = around(x, y, Math.sqrt(roll()) * r, roll() * 360);
      return oval(
        px,
        py,
        size,
        size * slender,
        colours[index % colours.length] ?? "#fff",
        undefined,
        roll() * 180,
      );
    }),
    "low",
  );
};

/** Noodles or pasta wound into a nest. */
export const nest = (x: number, y: number, r: number, colour: string, seed: number): string => {
  const roll = dice(seed);
  return (
    shape(grown(x, y, r, r * 0.94, seed, 0.08), mix(colour, "#b9853a", 0.42), "soft") +
    times(26, (index) => {
      const reach = r * (0.95 - (index / 26) * 0.75);
      const start = roll() * 360;
      const [x1, y1] = around(x, y, reach, start);
      const [x2, y2] = around(x, y, reach * (0.86 + roll() * 0.14), start + 130 + roll() * 60);
      return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}A${reach.toFixed(1)} ${(reach * (0.8 + roll() * 0.3)).toFixed(1)} ${(roll() * 60).toFixed(0)} 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}" fill="none" stroke="${index % 3 ? colour : lighter(colour, 0.3)}" stroke-width="${r * 0.07}" stroke-linecap="round"/>`;
    })
  );
};

/** A pool or heap of something in a bowl. */
export const heap = (x: number, y: number, rx: number, ry: number, colour: string, seed: number): string =>
  shape(grown(x, y, rx, ry, seed, 0.24), colour, "soft") +
  shape(grown(x - rx * 0.1, y - ry * 0.14, rx * 0.6, ry * 0.55, seed + 7, 0.3), lighter(colour, 0.14));

/** A bundle of thin strips: egg, radish, scallion, seaweed. */
export const strips = (
  x: number,
  y: number,
  length: number,
  spread: number,
  count: number,
  colour: string,
  seed: number,
  turn = 0,
): string => {
  const roll = dice(seed);
  return at(
    x,
    y,
    piece(
      times(count, (index) => {
        const top = (index / Math.max(1, count - 1) - 0.5) * spread;
        const bend = (roll() - 0.5) * 16;
        return stroke(
          `M${-length / 2 + roll() * 10} ${top}q${length / 2} ${bend} ${length - roll() * 12} ${(roll() - 0.5) * 8}`,
          index % 2 ? colour : lighter(colour, 0.2),
          Math.max(3, spread / count - 0.5),
        );
      }),
      "low",
    ),
    turn,
  );
};
