import { at, circle, darker, lighter, oval, piece, shape, stroke, times } from "../draw.ts";

export const leaf = (x: number, y: number, turn: number, length: number, colour: string): string =>
  at(
    x,
    y,
    shape(
      `M0 0C${length * 0.3} ${-length * 0.32} ${length * 0.8} ${-length * 0.25} ${length} 0C${length * 0.8} ${length * 0.25} ${length * 0.3} ${length * 0.32} 0 0Z`,
      colour,
      "soft",
    ) + stroke(`M${length * 0.08} 0H${length * 0.84}`, darker(colour, 0.16), Math.max(1.4, length * 0.022)),
    turn,
  );

/** A stem with leaves on both sides: rosemary, thyme, bay, fir. */
export const sprig = (
  x: number,
  y: number,
  turn: number,
  length: number,
  colour: string,
  leafLength = length * 0.3,
  pairs = 6,
): string =>
  at(
    x,
    y,
    piece(
      stroke(`M0 0H${length}`, darker(colour, 0.3), 3.2) +
        times(pairs, (index) => {
          const place = length * (0.12 + (index / pairs) * 0.86);
          const size = leafLength * (1 - (index / pairs) * 0.45);
          const needle = (side: number) =>
            `<path transform="translate(${place} 0) rotate(${side * 42})" d="M0 0Q${size * 0.5} ${-size * 0.22} ${size} 0Q${size * 0.5} ${size * 0.22} 0 0Z" fill="${index % 2 ? colour : lighter(colour, 0.12)}"/>`;
          return needle(1) + needle(-1);
        }),
      "soft",
    ),
    turn,
  );

export const tomato = (x: number, y: number, r: number, colour = "#d9472f"): string =>
  circle(x, y, r, colour, "soft") +
  oval(x - r * 0.28, y - r * 0.38, r * 0.3, r * 0.16, lighter(colour, 0.45), undefined, -25) +
  times(5, (index) =>
    shape(`M0 0Q${r * 0.26} ${-r * 0.12} ${r * 0.46} 0Q${r * 0.26} ${r * 0.12} 0 0Z`, "#4f7a4c").replace(
      "<path",
      `<path transform="translate(${x} ${y}) rotate(${index * 72 - 18})"`,
    ),
  );

export const mushroom = (x: number, y: number, r: number, turn = 0, colour = "#8a6146"): string =>
  at(
    x,
    y,
    piece(
      `<path d="M${-r * 0.3} 0h${r * 0.6}l${-r * 0.06} ${r * 0.9}q${-r * 0.24} ${r * 0.18} ${-r * 0.48} 0Z" fill="#f1e2c6"/>`,
      "low",
    ) +
      shape(
        `M${-r} ${r * 0.12}C${-r} ${-r * 1.05} ${r} ${-r * 1.05} ${r} ${r * 0.12}Q0 ${r * 0.42} ${-r} ${r * 0.12}Z`,
        colour,
        "soft",
      ),
    turn,
  );
