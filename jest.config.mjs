import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  testMatch: ["<rootDir>/{app,components,lib,messages,scripts}/**/*.test.{ts,tsx}", "<rootDir>/*.test.ts"],
  moduleNameMapper: {
    "^(?:server|client)-only$": "<rootDir>/node_modules/server-only/empty.js",
    "^@/(.*)$": "<rootDir>/$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/"],
};

export default createJestConfig(config);
