/** Starts the sandbox and the web application together, and stops them together. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ownEnvironment, pinnedNode, root, stateFolder } from "./install.mjs";

const POLL_MS = 100;
const READY_WITHIN_MS = 5 * 60_000;
const END_WITHIN_MS = 10_000;

/** Returns the ports and the origins derived from them. Exits with a one-line message when a port is not available. */
export async function claimAddresses() {
  const web = readPort("PORT", 3000, 65_535);
  const sandbox = readPort("SANDBOX_PORT", 4100, 65_530);
  const wanted = [
    { port: web, setting: "PORT", use: "the web application" },
    { port: sandbox, setting: "SANDBOX_PORT", use: "the sandbox" },
    { port: sandbox + 1, setting: "SANDBOX_PORT", use: "the sandbox's controls" },
    { port: sandbox + 2, setting: "SANDBOX_PORT", use: "the messenger's login" },
    { port: sandbox + 3, setting: "SANDBOX_PORT", use: "the loyalty login" },
    { port: sandbox + 4, setting: "SANDBOX_PORT", use: "the card gateway" },
    { port: sandbox + 5, setting: "SANDBOX_PORT", use: "the ad platforms' stand-ins" },
  ];
  if (web >= sandbox && web <= sandbox + 5)
    exitWithMessage(`PORT and SANDBOX_PORT both require port ${web}; set one of them to another.`);
  for (const { port, setting, use } of wanted) {
    if (!(await isFree(port)))
      exitWithMessage(
        `Port ${port}, for ${use}, is in use; stop the process that listens on it or set ${setting} to another.`,
      );
  }
  return {
    web,
    sandbox,
    publicOrigin: process.env.PUBLIC_ORIGIN || `http://localhost:${web}`,
    mediaOrigin: process.env.MEDIA_ORIGIN || `http://localhost:${sandbox}`,
  };
}

/**
 * Starts the sandbox, then the web application (`webCommand`), and calls `onReady` with the web
 * application's process id and the workbench's secret once both respond. Both are stopped by a signal (exit code 0), or
 * when either exits or `onReady` throws (exit code 1).
 */
export async function serveBoth({
  addresses,
  webCommand,
  nodeEnvironment,
  sandboxSettings = {},
  webSettings = {},
  onReady,
}) {
  const { web, sandbox, publicOrigin, mediaOrigin } = addresses;
  const secret = await readSecret("session-secret");
  const workbenchSecret = process.env.WORKBENCH_SECRET || (await readSecret("workbench-secret"));
  const publishSecret = `whsec_${randomBytes(24).toString("base64")}`;
  const children = new Map();
  let isEnding = false;

  const end = async (exitCode) => {
    if (isEnding) return;
    isEnding = true;
    const ends = [...children.values()].map(({ child, ended }) => {
      signal(child, "SIGTERM");
      return ended;
    });
    const patience = wait(END_WITHIN_MS, undefined, { ref: false });
    await Promise.race([Promise.all(ends), patience]);
    for (const { child } of children.values()) signal(child, "SIGKILL");
    process.exit(exitCode);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => end(0));

  const start = (name, [program, ...args], environment) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...ownEnvironment, ...environment },
      stdio: ["ignore", "inherit", "inherit"],
      // A separate process group: Ctrl-C reaches only this process, which then stops both in order.
      detached: true,
    });
    const ended = new Promise((resolve) => {
      child.once("error", resolve);
      child.once("close", (code, signalName) => resolve(code ?? signalName));
    });
    children.set(name, { child, ended });
    ended.then((result) => {
      if (!isEnding)
        console.error(`The ${name} exited with ${result instanceof Error ? result.message : result}.`);
      return end(1);
    });
  };

  start("sandbox", [pinnedNode, "sandbox/src/main.ts"], {
    NODE_ENV: "development",
    SANDBOX_PORT: String(sandbox),
    SANDBOX_CONTROL: "on",
    MEDIA_ORIGIN: mediaOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    PUBLISH_SECRET: publishSecret,
    ...sandboxSettings,
  });
  await waitUntilReady(`http://localhost:${sandbox + 1}/health`);
  const recorders = `http://127.0.0.1:${sandbox + 5}`;
  start("web application", webCommand, {
    NODE_ENV: nodeEnvironment,
    PORT: String(web),
    BACKEND_ORIGIN: `http://localhost:${sandbox}`,
    MEDIA_ORIGIN: mediaOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    // A host name other than the web application's, as in production: browsers treat them as other sites.
    MESSENGER_ORIGIN: process.env.MESSENGER_ORIGIN || `http://127.0.0.1:${sandbox + 2}`,
    LOYALTY_ORIGIN: process.env.LOYALTY_ORIGIN || `http://127.0.0.1:${sandbox + 3}`,
    LOYALTY_CLIENT_ID: process.env.LOYALTY_CLIENT_ID || "sandbox-loyalty-client",
    // The sandbox's script is not the messenger's, so it has a version but no hash.
    MESSENGER_SDK_ORIGIN: process.env.MESSENGER_SDK_ORIGIN || recorders,
    MESSENGER_SDK: process.env.MESSENGER_SDK || "2.8.3",
    KAKAO_PIXEL_ORIGIN: process.env.KAKAO_PIXEL_ORIGIN || recorders,
    NAVER_WCS_ORIGIN: process.env.NAVER_WCS_ORIGIN || recorders,
    META_PIXEL_ORIGIN: process.env.META_PIXEL_ORIGIN || recorders,
    GOOGLE_TAG_ORIGIN: process.env.GOOGLE_TAG_ORIGIN || recorders,
    CONTENT_HOSTS: process.env.CONTENT_HOSTS || "any",
    SESSION_SECRET: secret,
    WORKBENCH_SECRET: workbenchSecret,
    // The sandbox's own token for staff.
    WORKBENCH_TOKEN: process.env.WORKBENCH_TOKEN || "sandbox-staff",
    PUBLISH_SECRET: publishSecret,
    DRAIN_SECONDS: "0",
    ...webSettings,
  });
  await waitUntilReady(`http://localhost:${web}/healthz`);
  if (isEnding) return;
  try {
    await onReady({ webPid: children.get("web application").child.pid, workbenchSecret });
  } catch (error) {
    console.error(error);
    await end(1);
  }
}

/** Prints the address to open and a tour of the site. */
export function printTour({ publicOrigin, sandbox }, workbenchSecret) {
  console.log(`
Yeoul is open at ${publicOrigin}

  ${publicOrigin}/                    the home page, in Korean unless your browser says otherwise
  ${publicOrigin}/?language=en        the same in English; the choice is remembered
  ${publicOrigin}/r/10                a hotel and its outlets
  ${publicOrigin}/r/14                an outlet and its promotions
  ${publicOrigin}/promotion/14/1401   a promotion: Reserve takes you to a table and to the payment window of a test card
  ${publicOrigin}/book                your reservations, after choosing a guest at the messenger's login
  ${publicOrigin}/coupon              your coupons; check 1001 with the password 2580 is open at every outlet
  ${publicOrigin}/p/event-winter-quiz an event with a quiz
  ${publicOrigin}/p/widget-gallery    every live widget in every state
  ${publicOrigin}/workbench#${workbenchSecret}
                                         opens the workbench, where authors write pages (docs/authors.md); without the
                                         secret behind the # it asks for it

  Controls at http://localhost:${sandbox + 1} publish pages, stop the clock and make the back end fail (sandbox/README.md).
  Ctrl-C ends both servers.
`);
}

function readPort(setting, fallback, largest) {
  const port = Number(process.env[setting] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > largest) {
    exitWithMessage(`${setting} must be a port from 1 to ${largest}, not "${process.env[setting]}".`);
  }
  return port;
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Reads a secret of the demo, created once and stored, so that a restart logs nobody out. */
async function readSecret(name) {
  const file = join(stateFolder, name);
  try {
    return await readFile(file, "utf8");
  } catch {
    const secret = randomBytes(32).toString("hex");
    await mkdir(stateFolder, { recursive: true });
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}

async function waitUntilReady(address) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await wait(POLL_MS);
  }
  throw new Error(`${address} did not answer within ${READY_WITHIN_MS / 60_000} minutes`);
}

/** Signals the whole process group, because `next dev` starts child processes. */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The process has already exited.
  }
}

function exitWithMessage(sentence) {
  console.error(sentence);
  process.exit(1);
}
