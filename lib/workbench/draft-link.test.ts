import type * as Links from "@/lib/workbench/drafts";

const HOUR = 3_600_000;
const link = {
  id: "0123456789abcdef01234567",
  path: "/p/winter",
  locale: "ko",
  guest: "out",
  ends: HOUR,
} as const;

async function withSecret(secret: string | undefined): Promise<typeof Links> {
  jest.resetModules();
  if (secret === undefined) delete process.env.WORKBENCH_SECRET;
  else process.env.WORKBENCH_SECRET = secret;
  return await import("@/lib/workbench/drafts");
}

test("a link shows its draft until it expires, and then reports that it has ended (R11.4)", async () => {
  const { signDraftLink, readDraftLink } = await withSecret("a secret of the staff's own 1");
  const token = signDraftLink(link);
  expect(readDraftLink(token, "/p/winter", HOUR - 1)).toEqual({ kind: "open", link });
  expect(readDraftLink(token, "/p/winter", HOUR)).toEqual({ kind: "ended" });
});

test("a link is valid only for its own page, language, guest and time (R11.4)", async () => {
  const { signDraftLink, readDraftLink } = await withSecret("a secret of the staff's own 1");
  const token = signDraftLink(link);
  const [locale, guest, id, ends, signature] = token.split(".");
  expect(readDraftLink(token, "/p/summer", 0)).toEqual({ kind: "forged" });
  for (const forged of [
    "",
    "x",
    `${token}.x`,
    `${token}x`,
    ["en", guest, id, ends, signature].join("."),
    [locale, "in", id, ends, signature].join("."),
    [locale, guest, "f".repeat(24), ends, signature].join("."),
    [locale, guest, id, "zzzzzzzz", signature].join("."),
    [locale, guest, id, ends, ""].join("."),
  ])
    expect([forged, readDraftLink(forged, "/p/winter", 0)]).toEqual([forged, { kind: "forged" }]);
});

test("a link signed with another secret, or without a workbench, shows nothing (R11.4)", async () => {
  const token = (await withSecret("a secret of the staff's own 1")).signDraftLink(link);
  for (const secret of ["a secret of the staff's own 2", undefined]) {
    const { readDraftLink } = await withSecret(secret);
    expect(readDraftLink(token, "/p/winter", 0)).toEqual({ kind: "forged" });
  }
});
