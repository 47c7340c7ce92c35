import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  testMatch: [
    "<rootDir>/{app,components,lib,messages,scripts,widgets}/**/*.test.{ts,tsx}",
    "<rootDir>/*.test.ts",
  ],
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  restoreMocks: true,
  // By itself it leaves a core to whoever is watching.
  maxWorkers: 2,
  moduleNameMapper: {
    "^(?:server|client)-only$": "<rootDir>/node_modules/server-only/empty.js",
    "^@/(.*)$": "<rootDir>/$1",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.next/",
    "<rootDir>/.yeoul/",
    "<rootDir>/.stryker-tmp/",
    "<rootDir>/sandbox/",
  ],
};

const createConfig = createJestConfig(config);

/** Packages that are published as modules only, which Jest cannot load as they are. */
const modulesOnly = [
  "jose",
  "oauth4webapi",
  "cockatiel",
  "cookie",
  "culori",
  "next-intl",
  "use-intl",
  "icu-minify",
  "intl-messageformat",
  "@formatjs",
].join("|");

export default async () => {
  const created = await createConfig();
  const [packages = "", ...others] = created.transformIgnorePatterns ?? [];
  return {
    ...created,
    // Ahead of what Next makes of the compiler's paths, for the first that fits is taken; however it is written.
    moduleNameMapper: {
      "/log/log$": "<rootDir>/lib/log/log.test-support.ts",
      ...created.moduleNameMapper,
    },
    transformIgnorePatterns: [packages.replace("(?!", `(?!(?:${modulesOnly})/|`), ...others],
  };
};
