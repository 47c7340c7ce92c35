/** The cookie that says that somebody is signed in, and nothing about whom; also read before the first paint. */
export const signedInPattern = /(?:^|; )signed-in=1/;

export function isSignedIn(cookies: string): boolean {
  return signedInPattern.test(cookies);
}
