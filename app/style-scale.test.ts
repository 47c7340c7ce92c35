import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, parse, walk } from "css-tree";
import { icons } from "@/components/ui/icon";

/** Widths at which a layout changes, written as `min-width`; one below as `max-width`. */
const BREAKPOINTS = [360, 480, 720, 900];
/** Allowed spacing between and around elements, in pixels; a negative margin takes one of them back. */
const SPACES = [0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 120];
const SPACE = /^(?:padding|margin)(?:-|$)|^(?:--[\w-]*|row-|column-)?gap$/;
/** Highest stacking order within one part of a page; across parts there are `--layer-…`. */
const MAX_LOCAL_LAYER = 4;

/** Values that each property may have besides its own tokens. */
const scales: Readonly<Record<string, RegExp>> = {
  "font-size": /^(?:inherit|[\d.]+em|var\(--type-[\w-]+\))$/,
  font: /^(?:inherit|(?:\d+ )?var\(--type-[\w-]+\)\/.+)$/,
  "border-radius": /^(?:(?:0|50%|inherit|var\(--r\)|var\(--radius-\w+\)) ?)+$/,
  "z-index": new RegExp(`^(?:auto|-1|[0-${MAX_LOCAL_LAYER}]|var\\(--layer-\\w+\\))$`),
};

const files = ["app", "components", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file))
    // The staff's own tool, which no guest sees.
    .filter((file) => !file.startsWith("components/workbench/")),
);

/** Reads every declaration and every media query of a style sheet. */
function read(file: string): { declarations: { property: string; value: string }[]; queries: string[] } {
  const declarations: { property: string; value: string }[] = [];
  const queries: string[] = [];
  walk(parse(readFileSync(file, "utf8")), (node) => {
    if (node.type === "Declaration")
      declarations.push({ property: node.property, value: generate(node.value) });
    if (node.type === "Atrule" && node.name === "media" && node.prelude !== null)
      queries.push(generate(node.prelude));
  });
  return { declarations, queries };
}

const sheets = files.map((file) => ({ file, ...read(file) }));

test.each(Object.entries(scales))("%s uses only values of the scale", (property, allowed) => {
  const unexpected = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter((each) => each.property === property && !allowed.test(each.value.trim()))
      .map(({ value }) => `${file}: ${property}: ${value}`),
  );
  expect(unexpected).toEqual([]);
});

test("individual corners use only values of the scale too", () => {
  const unexpected = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property }) => /^border-[a-z-]+-radius$/.test(property))
      .filter(({ value }) => !scales["border-radius"]?.test(value))
      .map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
  expect(unexpected).toEqual([]);
});

test("spacing uses only values of the scale", () => {
  const unexpected = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property }) => SPACE.test(property))
      .filter(({ value }) =>
        [...value.matchAll(/([\d.]+)px/g)].some(([, pixels]) => !SPACES.includes(Number(pixels))),
      )
      .map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
  expect(unexpected).toEqual([]);
});

test("layouts change only at the known breakpoints", () => {
  const widths = sheets.flatMap(({ file, queries }) =>
    queries.flatMap((query) =>
      [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)].map(([, side, width]) => ({
        file,
        breakpoint: side === "max" ? Number(width) + 1 : Number(width),
      })),
    ),
  );
  expect(widths.filter(({ breakpoint }) => !BREAKPOINTS.includes(breakpoint))).toEqual([]);
});

test("every token of a scale is used, and every used token is defined", () => {
  const defined = new Set(
    sheets.flatMap(({ declarations }) =>
      declarations.map(({ property }) => property).filter((name) => /^--(?:type|radius|layer)-/.test(name)),
    ),
  );
  const used = new Set(
    sheets.flatMap(({ declarations }) =>
      declarations.flatMap(({ value }) => value.match(/--(?:type|radius|layer)-[\w-]+/g) ?? []),
    ),
  );
  expect([...used].sort()).toEqual([...defined].sort());
});

test("ticked controls are drawn by our own styles, not by a browser's accent colour", () => {
  const unexpected = sheets.flatMap(({ file, declarations }) =>
    declarations.filter(({ property }) => property === "accent-color").map(() => file),
  );
  expect(unexpected).toEqual([]);
});

test("text that is cut after some lines shows no slice of the next one: its lines are as high as the tallest letters", () => {
  const low = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\{([^{}]*-webkit-line-clamp[^{}]*)\}/g)]
      .map(([, rule = ""]) => Number(/line-height:\s*([\d.]+)/.exec(rule)?.[1] ?? 0))
      .filter((height) => height < 1.4)
      .map((height) => `${file}: ${height}`),
  );
  expect(low).toEqual([]);
});

test("text for screen readers alone has the one class that journeys never take for visible", () => {
  const own = files.filter((file) =>
    /clip-path:\s*inset\(50%\)|clip:\s*rect/.test(readFileSync(file, "utf8")),
  );
  expect(own.sort()).toEqual([
    "app/globals.css",
    // The name of the other language, which is seen on a wide screen.
    "components/layout/app-shell.module.css",
  ]);
});

test("no field's letters are smaller than 16 pixels, below which telephones zoom into the page", () => {
  const LARGE = /var\(--type-(?:body|lead|heading-\w+|title|hero)\)|inherit/;
  const small = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(([, selector = ""]) =>
        /\b(?:input|select|textarea)\b[^\s,>+~]*\s*(?:,|$)/.test(selector.trim()),
      )
      .flatMap(([, , rule = ""]) => /(?:^|[;\s])font(?:-size)?:\s*([^;]+)/.exec(rule)?.[1] ?? [])
      .filter((size) => !LARGE.test(size))
      .map((size) => `${file}: ${size}`),
  );
  expect(small).toEqual([]);
});

/**
 * Colours that are the same for every house: the veil under a dialog, what a camera reads, lines on a member's card.
 */
const EVERYWHERE = /rgb\(20 1\d \d+\/[\d.]+\)|rgb\(246 239 224\/[\d.]+\)|#fff$/;

test("colours are tokens, so that a house with other colours meets none of ours", () => {
  const ours = sheets
    .filter(({ file }) => file !== "app/tokens.css")
    .flatMap(({ file, declarations }) =>
      declarations
        .filter(({ property }) => /^(?:color|background|border|outline|fill|stroke|--)/.test(property))
        .filter(({ value }) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(value) && !EVERYWHERE.test(value))
        .filter(
          ({ value }) => !/^(?:radial|linear)-gradient\(.*transparent/.test(value) && !value.includes("url("),
        )
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(ours).toEqual([]);
});

test("faces are tokens, so that a house with other type meets none of ours", () => {
  const ours = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property }) => property === "font-family" || property === "font")
      .filter(({ value }) => !/^inherit$|var\(--(?:serif|sans)\)|monospace/.test(value.trim()))
      .map(({ value }) => `${file}: ${value}`),
  );
  expect(ours).toEqual([]);
});

test("the row of icons has as many squares as it says, and each is shown by one icon", () => {
  const valuesOf = (name: string) =>
    sheets.flatMap(({ declarations }) =>
      declarations.filter(({ property }) => property === name).map(({ value }) => value.trim()),
    );
  const [row = ""] = valuesOf("--icons");
  const drawn = Number(valuesOf("--icons-drawn"));
  const side = 24;
  const squares = Array.from({ length: drawn }, (_, nth) => nth);
  expect(row).toContain(`viewBox='0 0 ${drawn * side} ${side}'`);
  expect([0, ...[...row.matchAll(/translate\((\d+)\)/g)].map(([, x]) => Number(x) / side)]).toEqual(squares);
  expect([...icons.keys(), ...valuesOf("--nth").map(Number)]).toEqual(squares);
});

test("what scrolls up and down contains what is hidden in it: else that lengthens what is around it, which a focus then scrolls out of the window", () => {
  const faults = files.flatMap((file) => {
    const found: string[] = [];
    walk(parse(readFileSync(file, "utf8")), {
      visit: "Rule",
      enter(rule) {
        const values = new Map<string, string>();
        walk(rule.block, (node) => {
          if (node.type === "Declaration") values.set(node.property, generate(node.value));
        });
        const scrolls = /auto|scroll/.test(values.get("overflow-y") ?? values.get("overflow") ?? "");
        const isShell = values.get("position") === "fixed" && values.get("overflow") === "hidden";
        if ((scrolls && !values.has("position")) || isShell) found.push(`${file}: ${generate(rule.prelude)}`);
      },
    });
    return found;
  });
  expect(faults).toEqual([]);
});
