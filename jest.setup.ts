import { format } from "node:util";

/**
 * A warning or an error that no test expects fails the test it was written in. A test that expects one says so:
 * `jest.spyOn(console, "warn").mockImplementation(() => {})`, and then what it was called with.
 */
const unexpected: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Nobody expected this:\n${seen.join("\n")}`);
});
