/**
 * The primitives of the paper-cut pictures: flat shapes, three depths of shadow, one light from above, no outlines.
 * All drawing functions use a canvas 640 units wide and return SVG text.
 */

/** The height of a piece of paper above the one below it, from high to low. */
export type Depth = "cut" | "soft" | "low";

/** The width of the canvas in drawing units; heights are 640 (dishes) or 480 (places). */
export const sheet = 640;

/** The gradients shared by all pictures: daylight and the glow of a lamp. */
export const definitions = `<defs><linearGradient id="day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6df" stop-opacity=".16"/><stop offset=".5" stop-color="#fff6df" stop-opacity="0"/><stop offset="1" stop-color="#241503" stop-opacity=".13"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffdf94" stop-opacity=".85"/><stop offset=".35" stop-color="#ffcf6a" stop-opacity=".35"/><stop offset="1" stop-color="#ffb611" stop-opacity="0"/></radialGradient></defs>`;

const number = (value: number): string => String(Math.round(value * 10) / 10);
/** A shadow is drawn as a few outlines, each wider and fainter: the renderer's blur filter is thirty times slower. */
const shadows: Record<Depth, { drop: number; blur: number; dark: number; rings: number; edge: number }> = {
  cut: { drop: 8, blur: 8, dark: 0.3, rings: 9, edge: 1.5 },
  soft: { drop: 3.4, blur: 3.6, dark: 0.27, rings: 5, edge: 1.1 },
  low: { drop: 1.5, blur: 1.7, dark: 0.25, rings: 3, edge: 0.7 },
};

/** Returns outlines, widest first, that together look like a blurred edge; a wider one is moved further down. */
const rings = ({ blur, dark, rings: count, drop }: (typeof shadows)[Depth]) => {
  const fall = (share: number) => Math.tanh(share * 1.9) * dark * 0.86;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return {
      width: share * blur * 4,
      drop: share * drop * 1.25,
      strength: Math.max(0.004, fall(share) - fall(index / count)),
    };
  }).reverse();
};

const shadowColour = "#1b1206";

/** Repaints every element of an SVG in one colour, with its stroke wider by `grow`. */
const silhouette = (content: string, colour: string, opacity: number, grow: number): string =>
  content.replace(/<(?:path|circle|ellipse|rect)\b[^>]*>/g, (element) => {
    const outlined = /stroke="#/.test(element);
    const filled = /fill="(?!none)/.test(element);
    const width = Number(/stroke-width="([^"]+)"/.exec(element)?.[1] ?? 0) * (outlined ? 1 : 0) + grow;
    const bare = element
      .replace(/ (?:fill|stroke|stroke-width|stroke-linejoin|opacity)="[^"]*"/g, "")
      .slice(0, -2);
    const ink = opacity.toFixed(3);
    return `${bare} fill="${filled ? colour : "none"}" fill-opacity="${ink}"${width > 0 ? ` stroke="${colour}" stroke-opacity="${ink}" stroke-width="${number(width)}" stroke-linejoin="round"` : ""}/>`;
  });

/** Adds the shadow of a piece of paper below `content` and a thin lit edge above it. */
const lifted = (content: string, depth?: Depth): string => {
  if (!depth) return content;
  const { edge } = shadows[depth];
  const shade = rings(shadows[depth])
    .map(
      ({ width, drop, strength }) =>
        `<g transform="translate(0 ${number(drop)})">${silhouette(content, shadowColour, strength, width)}</g>`,
    )
    .join("");
  return `${shade}${silhouette(content, "#fff4dc", 0.26, 0)}<g transform="translate(0 ${edge})">${content}</g>`;
};

export const circle = (x: number, y: number, r: number, fill: string, depth?: Depth): string =>
  lifted(`<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"/>`, depth);

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  depth?: Depth,
  turn = 0,
): string =>
  lifted(
    `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${turn ? ` transform="rotate(${number(turn)} ${number(x)} ${number(y)})"` : ""}/>`,
    depth,
  );

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  depth?: Depth,
): string =>
  lifted(
    `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(round)}" fill="${fill}"/>`,
    depth,
  );

export const shape = (d: string, fill: string, depth?: Depth): string =>
  lifted(`<path d="${d}" fill="${fill}"/>`, depth);

/** A line, for thin objects: a stem, a mast, the bars of a grate. */
export const stroke = (d: string, colour: string, width: number, depth?: Depth): string =>
  lifted(
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    depth,
  );

/** Several shapes as one piece of paper, with a single shadow. */
export const piece = (content: string, depth?: Depth): string => lifted(content, depth);

export const at = (x: number, y: number, content: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${number(x)} ${number(y)})${turn ? ` rotate(${number(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${content}</g>`;

export const faint = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`;

/** Shows content only inside a path. */
export const inside = (id: string, d: string, content: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Creates a seeded generator of pseudo-random numbers in [0, 1), so that pictures are reproducible. */
export const dice = (seed: number): (() => number) => {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Mixes two colours written as #rrggbb. */
export const mix = (from: string, to: string, share: number): string => {
  const read = (hex: string, place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  const parts = [1, 3, 5].map((place) =>
    Math.round(read(from, place) + (read(to, place) - read(from, place)) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
};

export const darker = (colour: string, share = 0.18): string => mix(colour, "#1b1206", share);
export const lighter = (colour: string, share = 0.22): string => mix(colour, "#fff8e8", share);

/** Returns the path data of a closed smooth curve through the points. */
export const smooth = (points: readonly (readonly [number, number])[]): string => {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] ?? [0, 0];
  const start = point(0);
  let d = `M${number(start[0])} ${number(start[1])}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    d += `C${number(from[0] + (to[0] - before[0]) / 6)} ${number(from[1] + (to[1] - before[1]) / 6)} ${number(to[0] - (after[0] - from[0]) / 6)} ${number(to[1] - (after[1] - from[1]) / 6)} ${number(to[0])} ${number(to[1])}`;
  }
  return `${d}Z`;
};

/** Returns an organic outline: a circle or oval with a seeded wobble. */
export const grown = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  wobble = 0.1,
  count = 9,
): string => {
  const roll = dice(seed);
  return smooth(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + roll() * 0.12;
      const reach = 1 - wobble / 2 + roll() * wobble;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
    }),
  );
};

/** Returns a point on a circle; degrees run clockwise from the right. */
export const around = (x: number, y: number, r: number, degrees: number): [number, number] => [
  x + Math.cos((degrees * Math.PI) / 180) * r,
  y + Math.sin((degrees * Math.PI) / 180) * r,
];

/** Returns a wavy upper edge from left to right, closed below: water, hills, snow. */
export const wave = (
  y: number,
  height: number,
  length: number,
  phase: number,
  bottom = 660,
  width = sheet,
): string => {
  let d = `M-20 ${bottom}V${number(y)}`;
  for (let x = -20; x <= width + 20; x += 8) {
    const lineY =
      y + Math.sin((x + phase) / length) * height + Math.sin(((x + phase) / length) * 2.3) * height * 0.3;
    d += `L${x} ${number(lineY)}`;
  }
  return `${d}V${bottom}Z`;
};

/** The topmost layer of every picture: light from above, with a slight shade at the bottom. */
export const daylight = (height: number): string => box(0, 0, sheet, height, 0, "url(#day)");

/** A square picture, 640 × 640: its contents from the lowest up, and the daylight over them. */
export const sheetOf = (...content: string[]): string => content.join("") + daylight(sheet);

/** The glow of a lamp. */
export const glow = (x: number, y: number, r: number): string => circle(x, y, r, "url(#glow)");
