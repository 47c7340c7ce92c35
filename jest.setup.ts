import { format } from "node:util";

/**
 * Console warnings and errors that no test expects; each fails the test that caused it. A test that expects one mocks
 * it with `jest.spyOn(console, "warn").mockImplementation(() => {})`, and then checks its arguments.
 */
const unexpected: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join("\n")}`);
});

// Generous, because the machine may be busy with other work: slowness must not fail a test.
if (typeof document !== "undefined") {
  const { configure } = jest.requireActual<typeof import("@testing-library/react")>("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}
