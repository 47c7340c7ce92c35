import { connect } from "node:net";
import { findFreePort } from "@/lib/workbench/backend/free-port.test-support";
import { differentManners, guests, plantedRounds } from "@/tools/check-backend/planted-rounds.test-support";
import { type CheckReport, countVerdicts, exitCodeOf } from "@/tools/check-backend/report";
import { type RunOptions, runCheck } from "@/tools/check-backend/run-check";
import { type Fault, serveFaults } from "@/tools/check-backend/serve-faults.test-support";
import { type ServedSandbox, serveSandbox } from "@/tools/check-backend/serve-sandbox.test-support";
import { writeFinding } from "@/tools/check-backend/write-report";

/** The number of a guest with reservations and coupons of their own. */
const OTHER_GUEST = "210403";

// A whole run asks some hundred questions, and some of the planted faults take seconds.
jest.setTimeout(120_000);

/** Signs what the sandbox publishes. */
const SECRET = `whsec_${Buffer.from("a secret of 24 bytes or so").toString("base64")}`;

/** One sandbox for all tests, because filling its database takes longer than most of them. */
let sandbox: ServedSandbox;
/** The port that the sandbox publishes to, at which somebody listens only where a test awaits a publication. */
let publicPort: number;
beforeAll(async () => {
  publicPort = await findFreePort();
  sandbox = await serveSandbox({ PUBLIC_ORIGIN: publicOrigin().origin, PUBLISH_SECRET: SECRET });
});
afterAll(() => sandbox.close());

const publicOrigin = () => new URL(`http://localhost:${publicPort}`);

const check = async (origin: string, options: Partial<RunOptions> = {}) =>
  runCheck({ origin: new URL(origin), publicOrigin: publicOrigin(), ...options });

const linesOf = ({ calls }: CheckReport) =>
  calls.flatMap(({ title, findings }) =>
    findings.map((finding) => `${title} ${writeFinding(finding).trim()}`),
  );

/** Days, sums and ids are those of the day of the test. */
const withoutFigures = (line: string) => line.replace(/\d+/g, "0");

test("the sandbox is as a back end must be, whether the check reads or writes", async () => {
  const read = await check(sandbox.origin);
  expect([linesOf(read), read.unusable, exitCodeOf(read)]).toEqual([[], undefined, 0]);
  const [token, token2] = [await sandbox.issueToken(), await sandbox.issueToken(OTHER_GUEST)];
  const written = await check(sandbox.origin, { token, token2, mayWrite: true });
  expect([linesOf(written), written.unusable, exitCodeOf(written)]).toEqual([[], undefined, 0]);
  const untested = written.calls.filter(({ verdict }) => verdict === "not tested").map(({ id }) => id);
  expect(untested.sort()).toEqual([
    "approvePaymentRequest",
    "bindAccount",
    "claimReservation",
    "encrypted",
    "listPageVersions",
    "logIn",
    "publication",
    "publishPage",
    "redeemCoupon",
    "restorePageVersion",
    "storePageVersion",
    "unbindAccount",
  ]);
});

test.each([
  { manner: "asText", mayWrite: true },
  // Only what is read has lists.
  { manner: "backwards", mayWrite: false },
] as const)(
  "a back end whose answers are written in another manner ($manner) is told nothing",
  async ({ manner, mayWrite }) => {
    const token = await sandbox.issueToken();
    await sandbox.rewrite(manner);
    try {
      const report = await check(sandbox.origin, { token, mayWrite });
      expect([linesOf(report), report.unusable, exitCodeOf(report)]).toEqual([[], undefined, 0]);
    } finally {
      await sandbox.rewrite(undefined);
    }
  },
);

test.each(plantedRounds.map((faults, index) => [faults.length, index + 1, faults] as const))(
  "%i faults in front of it (round %i) are reported, each in one line with what was asked and what the guest notices, and nothing else is",
  async (_count, _round, plantedFaults) => {
    const faulty = await serveFaults(sandbox.origin, plantedFaults);
    try {
      const [token, token2] = [await sandbox.issueToken(), await sandbox.issueToken(OTHER_GUEST)];
      Object.assign(guests, { first: token, second: token2 });
      const report = await check(faulty.origin, { token, token2, mayWrite: true });
      const printed = linesOf(report).map(withoutFigures);
      expect(plantedFaults.filter(({ fault }) => !faulty.used.has(fault))).toEqual([]);
      const untold = plantedFaults.filter(
        ({ line }) => !printed.some((other) => other.startsWith(withoutFigures(line))),
      );
      expect(untold.map(({ line }) => line)).toEqual([]);
      const others = printed.filter(
        (line) => !plantedFaults.some((fault) => line.startsWith(withoutFigures(fault.line))),
      );
      expect(others).toEqual([]);
      expect(printed.length).toBe(plantedFaults.length);
      expect(printed.filter((line) => !/ The guest: .+\.$/.test(line))).toEqual([]);
      const unasked = printed.filter((line) => !/ Asked: (?:GET|POST|PUT) /.test(line));
      expect(unasked.filter((line) => !/^(?:the clock|fifty reads)/.test(line))).toEqual([]);
      expect([exitCodeOf(report), report.unusable]).toEqual([1, undefined]);
    } finally {
      faulty.close();
    }
  },
);

test("a back end that refuses at 200, numbers its group otherwise and has pages without zones is told nothing", async () => {
  const other = await serveFaults(sandbox.origin, differentManners);
  try {
    const [token, token2] = [await sandbox.issueToken(), await sandbox.issueToken(OTHER_GUEST)];
    const report = await check(other.origin, { token, token2, mayWrite: true });
    expect([...other.used].sort()).toEqual(differentManners.map(({ fault }) => fault).sort());
    expect([linesOf(report), report.unusable]).toEqual([[], undefined]);
  } finally {
    other.close();
  }
});

test("an empty token counts as none, and one guest's twice as one", async () => {
  const only = ["setting", "listLanguages", "getUserInfo"];
  const empty = await check(sandbox.origin, { token: " ", token2: "", only });
  expect([linesOf(empty), empty.unusable, exitCodeOf(empty)]).toEqual([[], undefined, 0]);
  const token = await sandbox.issueToken();
  const twice = await check(sandbox.origin, { token, token2: token, only: ["other-guest"] });
  expect(twice.unusable).toContain("--token2 is --token itself");
});

test("a back end that cannot be reached is told so, and is never right", async () => {
  const report = await check("http://127.0.0.1:9");
  expect([report.unreachable, report.calls, exitCodeOf(report)]).toEqual(["ECONNREFUSED", [], 11]);
});

test("a token that is refused makes the result unusable, and so does a choice of which nothing could be tested", async () => {
  const refused = await check(sandbox.origin, { token: "expired", only: ["setting"] });
  expect([refused.unusable, exitCodeOf(refused)]).toEqual([expect.stringContaining("401"), 2]);
  const nothing = await check(sandbox.origin, { only: ["redeemCoupon"] });
  expect([countVerdicts(nothing.calls), exitCodeOf(nothing)]).toEqual([[["not tested", 1]], 2]);
});

test("only what is chosen is reported, and nothing is written for the sake of what is not", async () => {
  const token = await sandbox.issueToken();
  const before = await sandbox.listReservations(token);
  const report = await check(sandbox.origin, {
    token,
    mayWrite: true,
    only: ["promotion/calendar", "tracking"],
  });
  expect(new Set(report.calls.map(({ group }) => group))).toEqual(new Set(["promotion", "tracking"]));
  expect(await sandbox.listReservations(token)).toBe(before);
});

describe("what an author previews as of another day", () => {
  const call = /promotion\/calendarRange/;
  const checkWith = async (fault: Pick<Fault, "before" | "change">) => {
    const faulty = await serveFaults(sandbox.origin, [{ fault: "", call, line: "", ...fault }]);
    try {
      const [report] = (await check(faulty.origin, { only: ["as-of"] })).calls;
      return [
        report?.verdict,
        report?.reason ?? report?.findings.map(({ path, guest }) => `${path}: ${guest}`),
      ];
    } finally {
      faulty.close();
    }
  };

  test("may be answered as of now, but the header must not be refused", async () => {
    const ignored = await checkWith({
      before: ({ headers }) => {
        delete headers["x-as-of"];
      },
    });
    expect(ignored).toEqual(["not tested", expect.stringContaining("does not know X-As-Of")]);
    const refused = await checkWith({
      change: (answered, { headers }) =>
        headers["x-as-of"] === undefined
          ? undefined
          : { ...answered, status: 400, error: { error: "requirements_not_satisfied" } },
    });
    expect(refused).toEqual(["differs", [expect.stringMatching(/^status: .*no author/)]]);
  });

  test("is nothing that guests may be answered with", async () => {
    let previewed: unknown;
    const mixed = await checkWith({
      change: (answered, { headers }) => {
        if (headers["x-as-of"] !== undefined) previewed = answered.data;
        else if (previewed !== undefined) answered.data = previewed;
        return answered;
      },
    });
    expect(mixed).toEqual(["differs", [expect.stringMatching(/^\$\.data: Is offered the days of another/)]]);
  });
});

test("a connection that is not encrypted is insecure, except on the same machine", async () => {
  const { port } = new URL(sandbox.origin);
  const [encrypted] = (await check(`http://0.0.0.0:${port}`, { only: ["encrypted"] })).calls;
  expect([encrypted?.verdict, encrypted?.findings[0]?.expected]).toEqual(["insecure", "https:"]);
});

describe("a publication", () => {
  const awaitPublication = async (onReady: () => void) => {
    const publication = { port: publicPort, secret: SECRET, patience: 3_000, onReady };
    const { calls } = await check(sandbox.origin, { only: ["publication"], publication });
    return calls.map(({ verdict, findings }) => [
      verdict,
      findings.map(({ path, got }) => `${path}: ${got}`),
    ]);
  };

  test("that is signed passes, and one by nobody is insecure", async () => {
    expect(await awaitPublication(() => void sandbox.publish())).toEqual([["ok", []]]);
    const brokenOff = () => {
      const socket = connect(publicPort, "localhost", () => {
        socket.end(
          "POST /publish HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{",
          () => void sandbox.publish(),
        );
      });
    };
    expect(await awaitPublication(brokenOff)).toEqual([["ok", []]]);
    const unsigned = () => void fetch(new URL("/publish", publicOrigin()), { method: "POST", body: "{}" });
    expect(await awaitPublication(unsigned)).toEqual([
      ["insecure", ["header webhook-id, webhook-timestamp, webhook-signature: nothing"]],
    ]);
    expect(await awaitPublication(() => {})).toEqual([["missing", ["/publish: none within 3 seconds"]]]);
  });
});
