/**
 * `npm run rehearse`: two instances behind the shipped nginx, Redis and the sandbox, with readers and guests who book, on
 * an existing build. One thing after another fails; a table says what it cost. Exit code 1 when a page that could be
 * served was not, or a booking was lost, doubled, or unknown to its guest for more than ten seconds.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openStage } from "./open-stage.mjs";
import { Traffic } from "./traffic.mjs";

const BEFORE_MS = 2_000;
const AFTER_MS = 6_000;
const UNKNOWN_FOR_AT_MOST_MS = 10_000;

const folder = await mkdtemp(join(tmpdir(), "yeoul-rehearsal-"));
const stage = await openStage(folder);
const steps = [
  ["nothing fails", async () => wait(4_000)],
  [
    "an instance is killed",
    async () => {
      stage.webs[0].kill("SIGKILL");
      await wait(2_000);
      await stage.startWeb(0);
    },
  ],
  [
    "an instance hangs for 12 s",
    async () => {
      stage.webs[1].kill("SIGSTOP");
      await wait(12_000);
      stage.webs[1].kill("SIGCONT");
    },
  ],
  [
    "an instance is stopped and started anew",
    async () => {
      await stage.stopWeb(0);
      await stage.startWeb(0);
    },
  ],
  [
    "the other one too",
    async () => {
      await stage.stopWeb(1);
      await stage.startWeb(1);
    },
  ],
  [
    "nobody reads an instance's log",
    async () => {
      stage.webs[0].stdout.destroy();
      await wait(3_000);
    },
  ],
  [
    "Redis is away for 5 s",
    async () => {
      stage.redis.kill("SIGKILL");
      await wait(5_000);
      await stage.startRedis();
    },
  ],
  [
    "Redis hangs for 5 s",
    async () => {
      stage.redis.kill("SIGSTOP");
      await wait(5_000);
      stage.redis.kill("SIGCONT");
    },
  ],
  [
    "the back end is away for 6 s",
    async () => {
      stage.backEnd.kill("SIGKILL");
      await wait(6_000);
      await stage.startBackEnd();
    },
  ],
  [
    "the back end hangs for 6 s",
    async () => {
      stage.backEnd.kill("SIGSTOP");
      await wait(6_000);
      stage.backEnd.kill("SIGCONT");
    },
  ],
];
let isGood = true;
try {
  const traffic = await Traffic.open(stage);
  console.log(
    "| step | pages | failed | slowest page | bookings | at once | refused | unknown at first, known after |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const [name, happen] of steps) {
    traffic.begin();
    await wait(BEFORE_MS);
    await happen();
    await wait(AFTER_MS);
    const { pages, failed, slowestPage, bookings, atOnce, refused, unknown, longest } = await traffic.end();
    const known = unknown === 0 ? "0" : `${unknown}, ${(longest / 1_000).toFixed(1)} s at most`;
    console.log(
      `| ${name} | ${pages} | ${failed} | ${slowestPage.toFixed(0)} ms | ${bookings} | ${atOnce} | ${refused} | ${known} |`,
    );
    isGood &&= failed === 0 && longest <= UNKNOWN_FOR_AT_MOST_MS;
  }
  const { confirmed, standing, lost, doubled } = await traffic.compare();
  console.log(
    `\n${confirmed} reservations were confirmed, ${standing} stand: ${lost} lost, ${doubled} doubled.`,
  );
  isGood &&= lost === 0 && doubled === 0;
} finally {
  await stage.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
