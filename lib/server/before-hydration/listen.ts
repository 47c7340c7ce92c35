/** `window.addEventListener`, under a name that the minifier shortens to one letter in the inlined script. */
export const listen: typeof addEventListener = addEventListener;
