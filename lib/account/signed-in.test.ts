import { isSignedIn, SIGNED_IN_COOKIE } from "@/lib/account/signed-in";
import { sessionFingerprint } from "@/lib/browser/page";

test.each([
  [`${SIGNED_IN_COOKIE}=1.abcdefgh`, "1.abcdefgh"],
  [`theme=dark; ${SIGNED_IN_COOKIE}=1.abcdefgh; other=2`, "1.abcdefgh"],
  ["", undefined],
  [`${SIGNED_IN_COOKIE}=`, undefined],
  [`not-${SIGNED_IN_COOKIE}=1.abcdefgh`, undefined],
])("in the cookies %j the mark of the session is %j (R1.6)", (cookies, mark) => {
  expect(sessionFingerprint(cookies)).toBe(mark);
  expect(isSignedIn(cookies)).toBe(mark !== undefined);
});
