/**
 * Reports problems in authored HTML (R11.4): `npm run lint:page -w tools -- FILE… | --all [--language ko|en] [--json]`.
 * `--language` is the language of the version in the files, and of the messages. `--all` reads every page that search
 * engines may list from the back end (`BACKEND_ORIGIN`), in both languages. Exit code 0: no errors; 1: errors; 2:
 * nothing could be read.
 */
import { parseArgs } from "node:util";
import "../scripts/source-modules.mjs";

const { runLint } = await import("../app/_lint/run-lint.ts");
process.exitCode = await runLint(readArguments());
process.exit();

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        language: { type: "string" },
      },
    });
    return { files: positionals, ...values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
