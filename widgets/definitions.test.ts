import { z } from "zod";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { optionsOf as readOptions } from "@/lib/cms/widget/widget-options";
import { type BlockName, blocks, widgetDefinitions } from "./definitions";

function optionsOf(type: string, attributes: string): unknown {
  const { nodes } = parsePart(`<div class="cms-box-${type}" ${attributes}></div>`, { scope: "test" });
  const [node] = nodes;
  return node?.kind === "widget" ? node.widget.options : null;
}

const codesOf = (type: string, attributes: string) =>
  parsePart(`<div class="cms-box-${type}" ${attributes}></div>`, { scope: "test" }).findings.map(
    ({ code }) => code,
  );

const findingsOf = (type: string, attributes: string) =>
  parsePart(`<div class="cms-box-${type}" ${attributes}></div>`, { scope: "test" }).findings.map(
    ({ code, detail }) => `${code} ${detail}`,
  );

const cards = {
  columns: 2,
  gap: "16px",
  buttoncolor: "#ffb611",
  buttontextcolor: "#ffffff",
  byhotel: false,
  quiet: false,
};
const offers = { columns: 2, perpage: 16, withoutlet: false, special: false, filtered: false };

describe("options of the page blocks", () => {
  test.each([
    ["select", 'type="language"', { type: "language" }],
    [
      "select",
      'type="resource" resourceid="12" resourcetype="site" placeholder="Hotel"',
      { type: "resource", resourceid: "12", resourcetype: "site", placeholder: "Hotel" },
    ],
    ["profile", "", {}],
    ["profile", 'type="_WOH_"', { type: "_WOH_" }],
    ["login", "", {}],
    [
      "share",
      'title="A" hashtags="a,b" imageurl="/a.jpg"',
      { title: "A", hashtags: "a,b", imageurl: "/a.jpg" },
    ],
    ["resource", "", cards],
    [
      "resource",
      'columns="6" gap="1.5rem" buttoncolor="#ABC"',
      { ...cards, columns: 6, gap: "1.5rem", buttoncolor: "#ABC" },
    ],
    ["promotion", "", offers],
    ["promotion", 'perpage="48" withoutlet special="false"', { ...offers, perpage: 48, withoutlet: true }],
    ["popup", 'popupid="autumn"', { popupid: "autumn", days: 7 }],
    ["popup", 'popupid="autumn" days="365"', { popupid: "autumn", days: 365 }],
    [
      "list",
      `items='[{"name":"A","route":"resourcePage","params":{"resourceId":7}}]' dividercolor="eee"`,
      {
        items: [{ name: "A", route: "resourcePage", params: { resourceId: "7" } }],
        gap: "16px",
        dividercolor: "#eee",
      },
    ],
    [
      "action",
      `action='{"type":"link","url":"/p/x#menu","target":"_blank"}'`,
      { action: { type: "link", url: "/p/x#cms-menu", target: "_blank" } },
    ],
    ["action", "action='{&quot;type&quot;:&quot;bind&quot;}'", { action: { type: "bind" } }],
  ])("cms-box-%s %s parses (R4.9, R4.10, R4.11)", (type, attributes, options) => {
    expect(optionsOf(type, attributes)).toEqual(options);
    expect(codesOf(type, attributes)).toEqual([]);
  });

  test.each([
    ["resource", 'columns="abc"'],
    ["resource", 'columns="0"'],
    ["resource", 'columns="7"'],
    ["resource", 'columns="2.5"'],
    ["resource", 'gap="expression(1)"'],
    ["resource", 'gap="-4px"'],
    ["resource", 'buttoncolor="red;x:y"'],
    ["resource", 'buttoncolor="#12345"'],
  ])("cms-box-%s %s falls back to the default and warns the author (R4.9)", (type, attributes) => {
    expect(optionsOf(type, attributes)).toEqual(cards);
    expect(codesOf(type, attributes)).toEqual(["widget-attributes"]);
  });

  test.each([
    ["promotion", 'perpage="49"', offers],
    ["promotion", 'perpage="0"', offers],
    ["popup", 'popupid="a" days="366"', { popupid: "a", days: 7 }],
    ["profile", 'type="carousel"', {}],
    ["share", 'title="A" imageurl="javascript:x"', { title: "A" }],
  ])("cms-box-%s %s keeps the valid options (R4.4, R4.8, R4.10, R4.11)", (type, attributes, options) => {
    expect(optionsOf(type, attributes)).toEqual(options);
    expect(codesOf(type, attributes)).toEqual(["widget-attributes"]);
  });

  test.each([
    [`[{"name":"A"}]`],
    [`[{"name":"A","url":"javascript:x"}]`],
    [`[{"url":"/x"}]`],
    [`[{"name":"A","route":"promotion","params":{"resourceId":"1"}}]`],
    [`[{"name":"A","route":"toString"}]`],
    [`{"name":"A","url":"/x"}`],
    ["[]"],
  ])("a list of %s is rejected (R4.3)", (items) => {
    expect(optionsOf("list", `items='${items}'`)).toBeNull();
  });

  test("an invalid link is dropped from the list, and its author is warned which (R4.3)", () => {
    const good = (name: string) => ({ name, url: "/x" });
    const items = JSON.stringify([
      good("A"),
      { name: "B", url: "javascript:x" },
      null,
      good("C"),
      { url: "/x" },
    ]);
    expect(optionsOf("list", `items='${items}'`)).toMatchObject({ items: [good("A"), good("C")] });
    expect(findingsOf("list", `items='${items}'`)).toEqual([
      "widget-item items 2",
      "widget-item items 3",
      "widget-item items 5",
    ]);
  });

  test("a list that is too long shows its first links (R4.3)", () => {
    const items = JSON.stringify(
      Array.from({ length: 102 }, (_, index) => ({ name: `L${index}`, url: "/x" })),
    );
    const { items: shown } = z
      .object({ items: z.array(z.object({ name: z.string() })) })
      .parse(optionsOf("list", `items='${items}'`));
    expect([shown.length, shown.at(-1)?.name]).toEqual([100, "L99"]);
    expect(findingsOf("list", `items='${items}'`)).toEqual([
      "widget-item items 101",
      "widget-item items 102",
    ]);
  });

  test("an invalid question, option or condition is dropped without affecting the others (R4.12)", () => {
    const question = JSON.stringify([
      { type: "m", question: "A?", options: ["1", { text: "2" }, "", 3] },
      { type: "s" },
      { type: "s", question: "B?" },
    ]);
    const condition = JSON.stringify([{ type: "raw", option: "_WOH_BIND_" }, "raw"]);
    const html = `<div class="cms-box-event" eventid="5" question='${question}' condition='${condition}'><button>x</button></div>`;
    const { nodes, findings } = parsePart(html, { scope: "test" });
    expect(nodes[0]).toMatchObject({
      widget: {
        options: {
          question: [
            { type: "choice", question: "A?", options: ["1", "3"] },
            { type: "short", question: "B?", options: [] },
          ],
          condition: [{ type: "raw", option: "_WOH_BIND_" }],
        },
      },
    });
    expect(findings.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      "widget-item question 1, options 2",
      "widget-item question 1, options 3",
      "widget-item question 2",
      "widget-item condition 2",
    ]);
  });

  test("an option in the place of a dropped one is shown and not reported (R4.12)", () => {
    const options = ["", ...Array.from({ length: 51 }, (_, index) => `O${index}`)];
    const question = JSON.stringify([{ type: "m", question: "A?", options }]);
    const html = `<div class="cms-box-event" eventid="5" question='${question}'><button>x</button></div>`;
    const { nodes, findings } = parsePart(html, { scope: "test" });
    expect(nodes[0]).toMatchObject({
      widget: { options: { question: [{ options: options.slice(1, 51) }] } },
    });
    expect(findings.map(({ detail }) => detail)).toEqual(["question 1, options 1", "question 1, options 52"]);
  });

  test("JSON of a megabyte and JSON of a hundred levels are ignored (R4.12)", () => {
    const long = `[{"name":"A","url":"/${"x".repeat(17_000)}"}]`;
    expect(codesOf("list", `items='${long}'`)).toEqual(["widget-json"]);
    expect(codesOf("list", `items='${"[".repeat(100)}${"]".repeat(100)}'`)).toEqual(["widget-json"]);
  });

  test("type m offers options, any other type takes free text (R4.12)", () => {
    const question = `[{"type":"m","question":"A?","options":["1",2]},{"type":"s","question":"B?"},{"type":"m","question":"C?"}]`;
    const html = `<div class="cms-box-event" eventid="5" question='${question}'><button>x</button></div>`;
    const [node] = parsePart(html, { scope: "test" }).nodes;
    expect(node).toMatchObject({
      widget: {
        options: {
          question: [
            { type: "choice", question: "A?", options: ["1", "2"] },
            { type: "short", question: "B?", options: [] },
            { type: "short", question: "C?", options: [] },
          ],
        },
      },
    });
  });
});

test("every option of the catalogue has a description and an example that parses (R4.1)", () => {
  for (const { options } of Object.values(widgetDefinitions)) {
    for (const option of Object.values<z.ZodType>(options.shape)) {
      expect(option.description).toMatch(/\w/);
      const example = option.meta()?.example;
      expect(typeof example).toBe("string");
      expect(option.safeParse(example)).toMatchObject({ success: true });
    }
  }
  for (const { options } of Object.values(blocks)) expect(options.description).toMatch(/\w/);
});

test("every option of the catalogue has a fixed set of values or a kind of value to write (R4.1)", () => {
  const unclear = (Object.keys(blocks) as BlockName[]).flatMap((block) =>
    readOptions(block)
      .filter(({ kind, choices }) => kind === "choice" && choices.length === 0)
      .map(({ name }) => `${block} ${name}`),
  );
  expect(unclear).toEqual([]);
});
