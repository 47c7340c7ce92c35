/** The cookie that says that somebody is signed in, and nothing about whom; also read before the first paint. */
export const signedInPattern = /(?:^|; )signed-in=1/;

/** Which session it is, by a mark that says nothing of it; undefined when nobody is signed in. */
export function sessionMark(cookies: string): string | undefined {
  return /(?:^|; )signed-in=([^;]+)/.exec(cookies)?.[1];
}

export function isSignedIn(cookies: string): boolean {
  return signedInPattern.test(cookies);
}
