/** The window's own way to listen, under a name that is written into every page in one letter. */
export const listen: typeof addEventListener = addEventListener;
