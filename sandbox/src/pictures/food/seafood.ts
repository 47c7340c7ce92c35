import { around, at, circle, darker, grown, lighter, oval, shape, stroke } from "../draw.ts";

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
