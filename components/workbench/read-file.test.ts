import { readAuthoredFile } from "@/components/workbench/read-file";

const bytes = (...values: number[]) => new Uint8Array(values);

test("a file is read in the encoding that it has (R11.4)", () => {
  expect(readAuthoredFile(new TextEncoder().encode("<h1>겨울</h1>"))).toEqual({
    kind: "text",
    text: "<h1>겨울</h1>",
    encoding: "utf-8",
  });
  // The word 겨울 as older Korean editors store it.
  expect(readAuthoredFile(bytes(0xb0, 0xdc, 0xbf, 0xef))).toEqual({
    kind: "text",
    text: "겨울",
    encoding: "euc-kr",
  });
  expect(readAuthoredFile(bytes(0xff, 0xfe, 0xa8, 0xac, 0xb8, 0xc6))).toEqual({
    kind: "text",
    text: "겨울",
    encoding: "utf-16",
  });
});

test("a document of an office program, and what is no text, is refused (R11.4)", () => {
  expect(readAuthoredFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x14))).toEqual({ kind: "office" });
  expect(readAuthoredFile(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual({ kind: "office" });
  expect(readAuthoredFile(bytes(0x89, 0x50, 0x4e, 0x47, 0x00))).toEqual({ kind: "noText" });
});
