import assert from "node:assert/strict";
import { test } from "node:test";
import iconv from "iconv-lite";
import { readFormFields } from "./form-fields.ts";

const percent = (bytes: Buffer) =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const read = (text: string) => readFormFields(Buffer.from(text, "latin1"));

test("fields are read in any order, empty ones as empty text, and the last of repeated ones", () => {
  assert.deepEqual(read("b=2&a=1+%2B+1&empty=&b=3&equals=x=y&&bare"), {
    b: "3",
    a: "1 + 1",
    empty: "",
    equals: "x=y",
    bare: "",
  });
  assert.deepEqual(read(""), {});
});

test("Korean text is decoded from UTF-8 and from EUC-KR", () => {
  const text = "정상 처리되었습니다.";
  assert.equal(read(`P_RMESG1=${encodeURIComponent(text)}`).P_RMESG1, text);
  assert.equal(read(`P_RMESG1=${percent(iconv.encode(text, "euc-kr"))}`).P_RMESG1, text);
});

test("a percent sign without an escape sequence is kept", () => {
  assert.equal(read("a=100%").a, "100%");
});
