/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cardFontFamily, readCardFonts, toCardText } from "@/app/_discovery/render-card-image";

test.each([
  ["불이 굽는  다섯 접시", "불이 굽는 다섯 접시"],
  ["Café ‘Crème’, 90,000원!", "Café ‘Crème’, 90,000원!"],
  ["Winter ❄️🔥 fire", "Winter fire"],
  ["「겨울」 《불》 『밤』 〈낮〉 【새】", "「겨울」 《불》 『밤』 〈낮〉 【새】"],
  ["１２０분 ₩９,000～", "120분 ₩9,000~"],
  ["ＡＢＣ ㎏ ½", "ABC kg ½"],
  ["宮 Gung", "Gung"],
])("the text %s is rendered on a card as %s (R11.1)", async (text, rendered) => {
  const { isDrawable } = await readCardFonts();
  expect(toCardText(text, 60, isDrawable)).toBe(rendered);
});

/**
 * Renders a text in a process of its own, because the renderer is a module that jest cannot load, and lists what leaves
 * it: every connection, name that is looked up, and request.
 */
const RENDER = `
import dns from "node:dns";
import net from "node:net";
import { readFileSync } from "node:fs";
import satori from "satori";
const { text, family, fonts } = JSON.parse(readFileSync(0, "utf8"));
const left = [];
const refuse = (what) => (address) => {
  left.push(what + " " + String(address?.url ?? address?.host ?? address));
  throw new Error("no network");
};
globalThis.fetch = async (address) => refuse("fetch")(address);
net.Socket.prototype.connect = refuse("connect");
dns.lookup = refuse("lookup");
const props = { style: { display: "flex", fontSize: 40, fontFamily: family }, children: text };
const loaded = fonts.map(({ name, data }) => ({ name, weight: 500, data: Buffer.from(data, "base64") }));
const drawing = await satori({ type: "div", props, key: null }, { width: 1200, height: 630, fonts: loaded });
console.log(JSON.stringify({ length: drawing.length, left }));
`;

const UNUSUAL = "「겨울」 《불》 １２０ ❄️🔥 宮 مرحبا ÅßŁ ～→★ ₩180,000 नमस्ते \u{10ffff}";

test.each([
  ["as it is cleaned for a card", true],
  ["even where the fonts lack its characters", false],
])(
  "a text is drawn without anything leaving the server, %s (R11.1)",
  async (_how, isCleaned) => {
    const { fonts, isDrawable } = await readCardFonts();
    const input = {
      text: isCleaned ? toCardText(UNUSUAL, 200, isDrawable) : UNUSUAL,
      family: cardFontFamily,
      fonts: fonts.map(({ name, data }) => ({ name, data: data.toString("base64") })),
    };
    const render = ["--input-type=module", "--eval", RENDER];
    const printed = execFileSync(process.execPath, render, {
      input: JSON.stringify(input),
      encoding: "utf8",
    });
    const { length, left } = JSON.parse(printed);
    expect(left).toEqual([]);
    expect(length).toBeGreaterThan(5_000);
  },
  60_000,
);
