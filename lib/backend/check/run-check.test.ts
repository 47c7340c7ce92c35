import { plantedFaults } from "@/lib/backend/check/planted-faults.test-support";
import { exitCodeOf } from "@/lib/backend/check/report";
import { runCheck } from "@/lib/backend/check/run-check";
import { serveFaults } from "@/lib/backend/check/serve-faults.test-support";
import { type ServedSandbox, serveSandbox } from "@/lib/backend/check/serve-sandbox.test-support";
import { writeFinding } from "@/lib/backend/check/write-report";

const PUBLIC_ORIGIN = "http://www.example.test";
const STARTING_MS = 60_000;

let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox({ PUBLIC_ORIGIN });
}, STARTING_MS);
afterAll(() => sandbox.close());

const check = (origin: string, options: Partial<Parameters<typeof runCheck>[0]> = {}) =>
  runCheck({ origin: new URL(origin), publicOrigin: new URL(PUBLIC_ORIGIN), ...options });

const linesOf = ({ calls }: Awaited<ReturnType<typeof runCheck>>) =>
  calls.flatMap(({ title, findings }) =>
    findings.map((finding) => `${title} ${writeFinding(finding).trim()}`),
  );

test(
  "faults of many kinds are told, each in one line, and nothing else is",
  async () => {
    const faulty = await serveFaults(sandbox.origin, plantedFaults);
    const report = await check(faulty.origin, { token: sandbox.token, mayWrite: true });
    faulty.close();
    console.log(
      linesOf(report).join("\n"),
      plantedFaults.filter(({ fault }) => !faulty.used.has(fault)).map((f) => f.fault),
      plantedFaults.length,
      linesOf(report).length,
    );
    expect(exitCodeOf(report)).toBe(1);
  },
  STARTING_MS,
);
