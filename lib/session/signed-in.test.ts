import { isSignedIn, sessionFingerprint } from "@/lib/session/signed-in";

test.each([
  ["signed-in=1.abcdefgh", "1.abcdefgh"],
  ["theme=dark; signed-in=1.abcdefgh; other=2", "1.abcdefgh"],
  ["", undefined],
  ["signed-in=", undefined],
  ["not-signed-in=1.abcdefgh", undefined],
])("R1.6 in the cookies %j the mark of the session is %j", (cookies, mark) => {
  expect(sessionFingerprint(cookies)).toBe(mark);
  expect(isSignedIn(cookies)).toBe(mark !== undefined);
});
