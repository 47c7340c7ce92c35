/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cardFontFamily, readCardFonts } from "@/app/discovery/card-fonts";
import { toCardText } from "@/lib/discovery/card-text";

test.each([
  ["불이 굽는  다섯 접시", "불이 굽는 다섯 접시"],
  ["Café ‘Crème’, 90,000원!", "Café ‘Crème’, 90,000원!"],
  ["Winter ❄️🔥 fire", "Winter fire"],
  ["「겨울」 《불》 『밤』 〈낮〉 【새】", "「겨울」 《불》 『밤』 〈낮〉 【새】"],
  ["１２０분 ₩９,000～", "120분 ₩9,000～"],
  ["ＡＢＣ ㎏ ½", "ABC kg ½"],
  ["宮 Gung", "Gung"],
])("the text %s is rendered on a card as %s (R11.1)", async (text, rendered) => {
  const { isDrawable } = await readCardFonts();
  expect(toCardText(text, 60, isDrawable)).toBe(rendered);
});

/** Renders a text in a process of its own, because the renderer is a module that jest cannot load, and lists its requests. */
const RENDER = `
import { ImageResponse } from "next/dist/compiled/@vercel/og/index.node.js";
import { readFileSync } from "node:fs";
const { text, family, fonts } = JSON.parse(readFileSync(0, "utf8"));
const requests = [];
const own = globalThis.fetch;
globalThis.fetch = (address, ...rest) => {
  if (!/^https?:/.test(String(address))) return own(address, ...rest);
  requests.push(String(address));
  return Promise.reject(new Error("no network"));
};
const props = { style: { display: "flex", fontSize: 40, fontFamily: family }, children: text };
const loaded = fonts.map(({ name, data }) => ({ name, weight: 500, data: Buffer.from(data, "base64") }));
const image = new ImageResponse({ type: "div", props, key: null }, { width: 1200, height: 630, fonts: loaded });
const { byteLength } = await image.arrayBuffer();
console.log(JSON.stringify({ byteLength, requests }));
`;

test("a card is rendered without a request to anybody, whatever its texts (R11.1)", async () => {
  const { fonts, isDrawable } = await readCardFonts();
  const written = "「겨울」 《불》 １２０ ❄️🔥 宮 مرحبا ÅßŁ ～→★ ₩180,000";
  const input = {
    text: toCardText(written, 200, isDrawable),
    family: cardFontFamily,
    fonts: fonts.map(({ name, data }) => ({ name, data: data.toString("base64") })),
  };
  const render = ["--input-type=module", "--eval", RENDER];
  const printed = execFileSync(process.execPath, render, { input: JSON.stringify(input), encoding: "utf8" });
  const { byteLength, requests } = JSON.parse(printed);
  expect(requests).toEqual([]);
  expect(byteLength).toBeGreaterThan(5_000);
}, 60_000);
