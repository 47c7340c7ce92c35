import { isSignedIn, sessionFingerprint } from "@/lib/session/signed-in";

test.each([
  ["signed-in=1.abcdefgh", "1.abcdefgh"],
  ["theme=dark; signed-in=1.abcdefgh; other=2", "1.abcdefgh"],
  ["", undefined],
  ["signed-in=", undefined],
  ["not-signed-in=1.abcdefgh", undefined],
])("in the cookies %j the mark of the session is %j (R1.6)", (cookies, mark) => {
  expect(sessionFingerprint(cookies)).toBe(mark);
  expect(isSignedIn(cookies)).toBe(mark !== undefined);
});
