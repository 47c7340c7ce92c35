import { openResume, type Resume, readReturnAddress, returnAddress, sealResume } from "@/lib/payment/resume";

const now = new Date("2026-12-24T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const sessionEnds = later(24 * 60).toISOString();
const token = Buffer.alloc(32, 7).toString("base64url");
const resume: Resume = { reservationId: "AH_1234567", resourceId: 31, locale: "ko", token };

test.each<[string, Resume]>([
  ["in the usual case", resume],
  ["in English, replacing another reservation", { ...resume, locale: "en", replaces: "AH_999999999999" }],
  ["from inside the messenger", { ...resume, fromMessenger: true }],
  ["with a token of another format", { ...resume, token: "eyJhbGciOiJIUzI1NiJ9.e30.c2ln/+=" }],
  ["for the largest resource id", { ...resume, resourceId: Number.MAX_SAFE_INTEGER }],
  ["for the smallest ids that need one more byte", { ...resume, resourceId: 128, replaces: "AH_16384" }],
  ["for the largest ids that need one byte less", { ...resume, resourceId: 127, replaces: "AH_16383" }],
  ["for resource 0", { ...resume, resourceId: 0, replaces: "AH_0" }],
  ["for an id with leading zeros", { ...resume, replaces: "AH_00000001" }],
  ["for an id of zeros", { ...resume, replaces: "AH_000" }],
])("a sealed resume opens unchanged, %s (R7.1)", (_name, value) => {
  expect(openResume(sealResume(value, sessionEnds, now), value.reservationId, now)).toEqual(value);
});

test("a resume opens for its own reservation, for twenty minutes, and no longer than the session (R7.1)", () => {
  const sealed = sealResume(resume, sessionEnds, now);
  expect(openResume(sealed, "AH_1234568", now)).toBeUndefined();
  expect(openResume(sealed, resume.reservationId, later(19))).toEqual(resume);
  expect(openResume(sealed, resume.reservationId, later(20))).toBeUndefined();
  const short = sealResume(resume, later(3).toISOString(), now);
  expect(openResume(short, resume.reservationId, later(2))).toEqual(resume);
  expect(openResume(short, resume.reservationId, later(3))).toBeUndefined();
});

test("a text that was changed anywhere, truncated or made up does not open (R7.1)", () => {
  const sealed = sealResume(resume, sessionEnds, now);
  const bytes = Buffer.from(sealed, "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const forged = Buffer.from(bytes);
    forged[index] = (forged[index] ?? 0) ^ 1;
    expect(openResume(forged.toString("base64url"), resume.reservationId, now)).toBeUndefined();
  }
  for (const text of [undefined, "", "a.b.c", "AAAA", sealed.slice(0, -4), `${sealed}A`, `${sealed}=`])
    expect(openResume(text, resume.reservationId, now)).toBeUndefined();
});

test("the sealed text does not contain the token, and no two are alike (R7.1)", () => {
  const sealed = sealResume(resume, sessionEnds, now);
  expect(Buffer.from(sealed, "base64url").includes(Buffer.from(token, "base64url"))).toBe(false);
  expect(sealResume(resume, sessionEnds, now)).not.toBe(sealed);
});

test("only an unchanged return address is accepted (R7.1)", () => {
  const sealed = sealResume(resume, sessionEnds, now);
  const address = returnAddress(resume, sealed);
  expect(readReturnAddress(address, now)).toEqual({ resume, sealed, returnUrl: address });
  for (const other of [
    null,
    "",
    "/AH_1234567?resume=",
    `/${resume.reservationId}?resume=${sealed}`,
    `${address}&x=1`,
    address.replace("http://", "https://evil.test/"),
    address.replace("/31/", "/32/"),
    address.replace("AH_1234567", "AH_1234568"),
    address.replace("payment-request", "Payment-Request"),
  ])
    expect(readReturnAddress(other, now)).toBeUndefined();
});

test("the address that a gateway gets stays within 250 characters (R7.1)", () => {
  const origin = "https://dining.example.com";
  const { pathname, search } = new URL(returnAddress(resume, sealResume(resume, sessionEnds, now)));
  const next = new URL("/api/crm_channel_si_tc/payment/preApproval", origin);
  next.searchParams.set("returnUrl", origin + pathname + search);
  expect(next.href.length).toBeLessThanOrEqual(250);
});
