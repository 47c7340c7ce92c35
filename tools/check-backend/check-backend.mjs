/**
 * Tells where a back end differs from what the web application needs: `npm run check:backend -- ORIGIN`. Reads only,
 * unless `--write` is given. Exit code 0: all that was tested is as it must be; 1: something differs, is missing, slow
 * or insecure; 2: usage, or nothing could be tested; 11: the back end cannot be reached. docs/backend.md explains it.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "../../scripts/source-modules.mjs";

const { runCheck, isSelectable, promises } = await import("./run-check.ts");
const { exitCodeOf, exitCodes } = await import("./report.ts");
const { writeReport, writeJson, writeJunit } = await import("./write-report.ts");

const USAGE = `npm run check:backend -- ORIGIN [--write] [--token T] [--token2 T] [--only NAME]… [--json | --junit] [--output FILE] [--publish PORT]

  ORIGIN          scheme and host of the back end, such as https://backend.example; all calls are below its /api
  --write         records visits, reserves, pays at a test gateway and cancels, marked as a test
  --token T       the access token of a guest, for the calls that need a session; or the variable CHECK_TOKEN
  --token2 T      that of another guest, who must reach nothing of the first; or the variable CHECK_TOKEN2
  --only NAME     a call, such as getCalendar or promotion/calendar, a group, such as promotion, or one of
                  ${Object.keys(promises).join(", ")}; several, also by comma
  --json, --junit write the report as JSON, or as JUnit's XML
  --output FILE   where the JSON or XML is written; the readable report is then printed as well
  --publish PORT  waits there for a publication that the back end signs with PUBLISH_SECRET
  --wait SECONDS  for how long, 60 by default
  PUBLIC_ORIGIN   (a variable) the origin to which logins and payments return, http://localhost:3000 by default`;

const options = readArguments();
const report = await runCheck(options.run);
const machine = options.json ? writeJson(report) : options.junit ? writeJunit(report) : undefined;
if (machine !== undefined && options.output !== undefined) writeFileSync(options.output, machine);
process.stdout.write(
  machine !== undefined && options.output === undefined
    ? machine
    : writeReport(report, { inColour: process.stdout.isTTY === true && !process.env.NO_COLOR }),
);
process.exitCode = exitCodeOf(report);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        write: { type: "boolean", default: false },
        token: { type: "string" },
        token2: { type: "string" },
        only: { type: "string", multiple: true, default: [] },
        json: { type: "boolean", default: false },
        junit: { type: "boolean", default: false },
        output: { type: "string" },
        publish: { type: "string" },
        wait: { type: "string", default: "60" },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(exitCodes.ok);
    }
    if (positionals.length !== 1) throw new Error("Name one back end, by its origin.");
    if (values.json && values.junit) throw new Error("Choose --json or --junit.");
    if (values.output !== undefined && !values.json && !values.junit)
      throw new Error("--output needs --json or --junit.");
    const only = values.only.flatMap((names) => names.split(",")).filter((name) => name !== "");
    const unknown = only.find((name) => !isSelectable(name));
    if (unknown !== undefined) throw new Error(`No call and no group is named ${unknown}.`);
    return {
      json: values.json,
      junit: values.junit,
      output: values.output,
      run: {
        origin: readOrigin(positionals[0]),
        token: values.token ?? process.env.CHECK_TOKEN,
        token2: values.token2 ?? process.env.CHECK_TOKEN2,
        mayWrite: values.write,
        only,
        publicOrigin: readOrigin(process.env.PUBLIC_ORIGIN ?? "http://localhost:3000"),
        publication: readPublication(values),
      },
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(exitCodes.usage);
  }
}

function readOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (!isOrigin)
    throw new Error(`${text} is no origin: write its scheme and host only, such as https://backend.example.`);
  return url;
}

function readPublication({ publish, wait }) {
  if (publish === undefined) return undefined;
  const [port, seconds] = [Number(publish), Number(wait)];
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error("--publish needs a port.");
  if (!(seconds > 0)) throw new Error("--wait needs seconds.");
  const secret = process.env.PUBLISH_SECRET;
  if (secret === undefined) throw new Error("--publish needs the variable PUBLISH_SECRET.");
  return {
    port,
    secret,
    patience: seconds * 1_000,
    onReady: (address) => console.error(`Publish something now; it is awaited at ${address}.`),
  };
}
