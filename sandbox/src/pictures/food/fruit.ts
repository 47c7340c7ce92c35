import { around, at, circle, lighter, oval, piece, shape, times } from "../draw.ts";

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
