import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  testMatch: [
    "<rootDir>/{app,components,lib,messages,scripts,tools,widgets}/**/*.test.{ts,tsx}",
    "<rootDir>/*.test.ts",
  ],
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  restoreMocks: true,
  // Generous, because the machine may be busy with other work: slowness must not fail a test.
  testTimeout: 60_000,
  // One more than the two cores of a small machine, because some tests wait; the default would leave one unused.
  maxWorkers: 3,
  moduleNameMapper: {
    "^(?:server|client)-only$": "<rootDir>/node_modules/server-only/empty.js",
    "^@/(.*)$": "<rootDir>/$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.yeoul/", "<rootDir>/sandbox/"],
};

const createConfig = createJestConfig(config);

/** Packages published only as ES modules or importing while they run, which Jest cannot load untransformed. */
const modulesOnly = [
  "jose",
  "oauth4webapi",
  "cockatiel",
  "cookie",
  "culori",
  "marked",
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
  "@seriousme",
  "@opentelemetry",
].join("|");

export default async () => {
  const created = await createConfig();
  const [packages = "", ...others] = created.transformIgnorePatterns ?? [];
  const [transformer] = Object.values(created.transform ?? {});
  return {
    ...created,
    transform: { ...created.transform, "^.+\\.cjs$": transformer },
    // Before the mappings that Next derives from `paths`, because the first match wins; matches any form of the import.
    moduleNameMapper: {
      "/log/log$": "<rootDir>/lib/server/log/log.test-support.ts",
      ...created.moduleNameMapper,
    },
    transformIgnorePatterns: [packages.replace("(?!", `(?!(?:${modulesOnly})/|`), ...others],
  };
};
