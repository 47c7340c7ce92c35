import {
  around,
  at,
  box,
  circle,
  darker,
  dice,
  grown,
  lighter,
  mix,
  oval,
  piece,
  shape,
  stroke,
  times,
} from "./draw.ts";

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

/** Small things strewn: sesame, chives, salt. */
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

export const citrus = (x: number, y: number, r: number, peel = "#f0b429", flesh = "#ffd876"): string =>
  circle(x, y, r, peel, "soft") +
  circle(x, y, r * 0.86, "#fff4d6") +
  times(8, (index) => {
    const a = index * 45 + 4;
    const [x1, y1] = around(x, y, r * 0.76, a);
    const [x2, y2] = around(x, y, r * 0.76, a + 37);
    const [cx, cy] = around(x, y, r * 0.1, a + 18);
    return `<path d="M${cx} ${cy}L${x1} ${y1}A${r * 0.76} ${r * 0.76} 0 0 1 ${x2} ${y2}Z" fill="${flesh}" stroke="${flesh}" stroke-width="${r * 0.05}" stroke-linejoin="round"/>`;
  });

/** A wedge of lemon. */
export const wedge = (
  x: number,
  y: number,
  r: number,
  turn: number,
  peel = "#f0b429",
  flesh = "#ffdf8c",
): string =>
  at(
    x,
    y,
    shape(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, peel, "soft") +
      shape(`M${-r * 0.84} 0A${r * 0.84} ${r * 0.84} 0 0 0 ${r * 0.84} 0Z`, "#fff4d6") +
      [-54, -18, 18, 54]
        .map((a) =>
          shape(`M0 3L${-r * 0.2} ${r * 0.7}A${r} ${r} 0 0 0 ${r * 0.2} ${r * 0.7}Z`, flesh).replace(
            "<path",
            `<path transform="rotate(${a})"`,
          ),
        )
        .join(""),
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

export const berry = (x: number, y: number, r: number, colour = "#c93b34"): string =>
  circle(x, y, r, colour, "low") + circle(x - r * 0.3, y - r * 0.35, r * 0.24, lighter(colour, 0.5));

export const strawberry = (x: number, y: number, size: number, turn = 0): string =>
  at(
    x,
    y,
    shape(
      `M0 ${size}C${-size * 0.62} ${size * 0.55} ${-size * 0.86} ${-size * 0.2} ${-size * 0.52} ${-size * 0.52}Q0 ${-size * 0.82} ${size * 0.52} ${-size * 0.52}C${size * 0.86} ${-size * 0.2} ${size * 0.62} ${size * 0.55} 0 ${size}Z`,
      "#d33f36",
      "soft",
    ) +
      [
        [-0.3, -0.1],
        [0.28, -0.12],
        [0, 0.18],
        [-0.2, 0.44],
        [0.22, 0.46],
        [0, -0.36],
      ]
        .map(([a = 0, b = 0]) => oval(a * size, b * size, size * 0.045, size * 0.075, "#ffd98a"))
        .join("") +
      piece(
        [-66, -33, 0, 33, 66]
          .map(
            (a) =>
              `<path transform="translate(0 ${-size * 0.56}) rotate(${a - 90})" d="M0 0Q${size * 0.22} ${-size * 0.16} ${size * 0.46} 0Q${size * 0.22} ${size * 0.16} 0 0Z" fill="#55824f"/>`,
          )
          .join(""),
        "low",
      ),
    turn,
  );

/** A whole fish from the side, cut and scored. */
export const fish = (x: number, y: number, r: number, turn: number, body: string, mark: string): string =>
  at(
    x,
    y,
    shape(
      `M${r * 0.34} 0l${r * 0.3} ${-r * 0.22}q${-r * 0.08} ${r * 0.22} 0 ${r * 0.44}z`,
      darker(body, 0.2),
      "soft",
    ) +
      shape(
        `M${-r * 0.18} ${-r * 0.2}q${r * 0.18} ${-r * 0.18} ${r * 0.4} ${-r * 0.03}z`,
        darker(body, 0.16),
        "soft",
      ) +
      shape(
        `M${-r * 0.6} 0C${-r * 0.3} ${-r * 0.37} ${r * 0.25} ${-r * 0.33} ${r * 0.44} 0C${r * 0.25} ${r * 0.31} ${-r * 0.3} ${r * 0.35} ${-r * 0.6} 0Z`,
        body,
        "cut",
      ) +
      shape(
        `M${-r * 0.55} ${r * 0.05}C${-r * 0.3} ${r * 0.3} ${r * 0.2} ${r * 0.28} ${r * 0.42} ${r * 0.02}C${r * 0.2} ${r * 0.14} ${-r * 0.2} ${r * 0.17} ${-r * 0.55} ${r * 0.05}Z`,
        lighter(body, 0.28),
      ) +
      [-0.22, -0.06, 0.1, 0.25]
        .map((t) => stroke(`M${r * t} ${-r * 0.19}q${r * 0.1} ${r * 0.19} 0 ${r * 0.37}`, mark, r * 0.024))
        .join("") +
      stroke(`M${-r * 0.34} ${-r * 0.2}q${r * 0.09} ${r * 0.2} 0 ${r * 0.4}`, darker(body, 0.22), r * 0.02) +
      circle(-r * 0.45, -r * 0.05, r * 0.045, "#fdf3e0", "low") +
      circle(-r * 0.45, -r * 0.05, r * 0.02, "#2a211c"),
    turn,
  );

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

export const shrimp = (x: number, y: number, r: number, turn = 0, colour = "#ea8a5f"): string =>
  at(
    x,
    y,
    shape(
      `M${-r} ${r * 0.3}A${r} ${r} 0 0 1 ${r} 0Q${r * 1.06} ${r * 0.5} ${r * 0.7} ${r * 0.86}Q${r * 0.78} ${r * 0.3} ${r * 0.4} ${r * 0.02}A${r * 0.52} ${r * 0.52} 0 0 0 ${-r * 0.42} ${r * 0.34}Q${-r * 0.7} ${r * 0.62} ${-r} ${r * 0.3}Z`,
      colour,
      "soft",
    ) +
      [-58, -20, 20]
        .map((a) =>
          shape(`M0 ${-r * 0.98}L${r * 0.07} ${-r * 0.5}`, "none").replace(
            "<path",
            `<path transform="rotate(${a})" stroke="${lighter(colour, 0.5)}" stroke-width="${r * 0.09}" stroke-linecap="round"`,
          ),
        )
        .join("") +
      shape(
        `M${r * 0.7} ${r * 0.8}l${r * 0.3} ${r * 0.26}l${-r * 0.36} ${r * 0.2}l${-r * 0.16} ${-r * 0.3}Z`,
        darker(colour, 0.18),
        "low",
      ),
    turn,
  );

/** A scallop or clam shell, ribbed. */
export const shell = (x: number, y: number, r: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    shape(
      `M0 ${r * 0.8}L${-r * 0.9} ${-r * 0.1}Q${-r * 0.95} ${-r * 0.5} ${-r * 0.62} ${-r * 0.62}Q${-r * 0.4} ${-r * 0.96} 0 ${-r * 0.9}Q${r * 0.4} ${-r * 0.96} ${r * 0.62} ${-r * 0.62}Q${r * 0.95} ${-r * 0.5} ${r * 0.9} ${-r * 0.1}Z`,
      colour,
      "soft",
    ) +
      [-50, -25, 0, 25, 50]
        .map((a) => {
          const [px, py] = around(0, r * 0.74, r * 1.4, a - 90);
          return stroke(`M0 ${r * 0.74}L${px} ${py}`, darker(colour, 0.14), r * 0.05);
        })
        .join(""),
    turn,
  );

/** An oyster on its half shell. */
export const oyster = (x: number, y: number, r: number, turn: number, seed: number): string =>
  at(
    x,
    y,
    shape(grown(0, 0, r, r * 0.68, seed, 0.3, 8), "#7b8480", "soft") +
      shape(grown(0, -1, r * 0.84, r * 0.54, seed + 1, 0.2, 8), "#eef0e6") +
      shape(grown(-r * 0.04, 1, r * 0.58, r * 0.35, seed + 2, 0.28, 7), "#c5c9ba", "low") +
      shape(grown(-r * 0.12, 0, r * 0.32, r * 0.2, seed + 3, 0.3, 7), "#e6e3d0") +
      stroke(`M${-r * 0.5} ${r * 0.16}q${r * 0.4} ${r * 0.22} ${r * 0.84} ${-r * 0.02}`, "#5c6966", r * 0.05),
    turn,
  );

/** A mussel, open. */
export const mussel = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    shape(
      `M${-r} 0C${-r * 0.6} ${-r * 0.7} ${r * 0.5} ${-r * 0.75} ${r} 0C${r * 0.5} ${r * 0.2} ${-r * 0.5} ${r * 0.2} ${-r} 0Z`,
      "#2c3440",
      "soft",
    ) +
      shape(
        `M${-r} 0C${-r * 0.6} ${r * 0.62} ${r * 0.5} ${r * 0.68} ${r} 0C${r * 0.5} ${-r * 0.12} ${-r * 0.5} ${-r * 0.12} ${-r} 0Z`,
        "#3d4856",
        "soft",
      ) +
      shape(
        `M${-r * 0.82} ${r * 0.02}C${-r * 0.5} ${r * 0.46} ${r * 0.4} ${r * 0.5} ${r * 0.8} ${r * 0.02}C${r * 0.4} ${-r * 0.02} ${-r * 0.4} ${-r * 0.02} ${-r * 0.82} ${r * 0.02}Z`,
        "#cfd3cf",
      ) +
      oval(-r * 0.04, r * 0.15, r * 0.5, r * 0.19, "#ef9a3c", "low") +
      oval(-r * 0.1, r * 0.11, r * 0.22, r * 0.07, "#ffc47a"),
    turn,
  );

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

/** One piece of nigiri: rice, and what lies on it. */
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

/** A pool or heap of something in a bowl. */
export const heap = (x: number, y: number, rx: number, ry: number, colour: string, seed: number): string =>
  shape(grown(x, y, rx, ry, seed, 0.24), colour, "soft") +
  shape(grown(x - rx * 0.1, y - ry * 0.14, rx * 0.6, ry * 0.55, seed + 7, 0.3), lighter(colour, 0.14));

/** Thin strips lying together: egg, radish, scallion, seaweed. */
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
