import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { askControls, publish, signInGuest } from "../bench/sandbox.mjs";

const FIRES_WITHIN_MS = 90_000;
/** Milliseconds between two looks at the alerts, and between two requests of a fault that goes on. */
const EVERY_MS = 500;
/** Guests of the last half minute have to be many before their absence is a fault. */
const USUAL_MS = 45_000;
const OURS = { "x-app": "1", "sec-fetch-site": "same-origin" };
const SITC = "/api/crm_channel_si_tc";

/**
 * The fault of every alert (`deploy/prometheus/alerts.yml`), in order: what a step is called, the alerts that it must
 * fire, and how it begins; `again` is done until they fire, `end` afterwards.
 */
export function listAlertFaults(stage) {
  const control = askControls(stage.controls);
  const answerWith = (fault) => () => control("POST", "/faults", fault);
  const answerAgain = () => control("DELETE", "/faults");
  const toWeb = (path, init) => quietly(fetch(stage.origin + path, init));
  return [
    {
      name: "a certificate ends in two days",
      alerts: ["YeoulCertificateEnds"],
    },
    {
      name: "the back end fails, and new pages are asked for",
      alerts: ["YeoulPagesNotServed", "YeoulProxyErrors"],
      begin: answerWith({ path: "/api/common_channel_content/page/page/", status: 500 }),
      again: () => Promise.all(Array.from({ length: 10 }, () => toWeb(`/p/never-read-${randomUUID()}`))),
      end: answerAgain,
    },
    {
      name: "the back end fails whoever books",
      alerts: ["YeoulReservationsNotAnswered", "YeoulCircuitOpen"],
      begin: answerWith({ path: "/reservation/", status: 500 }),
      end: answerAgain,
    },
    {
      name: "the back end is slow in a crowd",
      alerts: ["YeoulCrowded"],
      begin: answerWith({ path: "/promotion/timetable/", delayMs: 3_000 }),
      again: () => Promise.all(Array.from({ length: 300 }, (_, at) => toWeb(timetableOf(at)))),
      end: answerAgain,
    },
    openPayments(stage, control),
    {
      name: "logins fail",
      alerts: ["YeoulLoginsFail"],
      again: () => Promise.all([1, 2, 3].map(() => quietly(failLogin(stage)))),
    },
    {
      name: "guests no longer book",
      alerts: ["YeoulBookingsStopped"],
      begin: async () => {
        await wait(USUAL_MS);
        stage.traffic.mayBook = false;
      },
      end: () => {
        stage.traffic.mayBook = true;
      },
    },
    {
      name: "an instance is away",
      alerts: ["YeoulInstanceDown"],
      begin: () => stage.endWeb(0, "SIGKILL"),
      end: () => stage.startWeb(0),
    },
    {
      name: "Redis is away",
      alerts: ["YeoulRedisAway"],
      begin: () => stage.redis.kill("SIGKILL"),
      end: () => stage.startRedis(),
    },
    differingInstances(stage),
    {
      name: "publications are not signed",
      alerts: ["YeoulPublicationsRefused"],
      begin: () => toWeb("/publish", { method: "POST", body: "{}" }),
    },
    {
      name: "a thread is busy",
      alerts: ["YeoulThreadBusy"],
      again: () => stutter(stage.webs[0]),
    },
    {
      name: "a log cannot be written",
      alerts: ["YeoulLogLost"],
      begin: () => stage.restartWeb(0, { log: "/dev/full" }),
      again: () => fillLog(stage),
      end: () => stage.restartWeb(0),
    },
  ];
}

/** Makes a step of a fault: it fails with what did not fire. `listFiring` asks Prometheus. */
export function toStep(stage, { name, alerts, begin, again, end }, listFiring) {
  const happen = async () => {
    await begin?.();
    try {
      const patience = FIRES_WITHIN_MS * stage.traffic.slowness;
      const deadline = Date.now() + patience;
      const missing = new Set(alerts);
      while (missing.size > 0) {
        if (Date.now() > deadline)
          throw new Error(
            `${[...missing].join(", ")} did not fire within ${(patience / 1_000).toFixed(0)} s`,
          );
        await again?.();
        await wait(EVERY_MS);
        for (const fired of await listFiring()) missing.delete(fired);
      }
    } finally {
      await end?.();
    }
  };
  // How long guests do not know is part of these faults, which last until they are noticed.
  return { name: `${name}: ${alerts.join(", ")}`, happen, isLong: true };
}

/** An instance that was given another Redis misses what is published. */
function differingInstances(stage) {
  let spare;
  return {
    name: "an instance is at another Redis",
    alerts: ["YeoulPublicationsDiffer"],
    begin: async () => {
      spare = await stage.startSpareRedis();
      await stage.restartWeb(1, { environment: { REDIS_URL: spare.url } });
      await publish(stage.webOrigins[0], stage.publishSecret, { pages: ["about"] });
    },
    end: async () => {
      await stage.restartWeb(1);
      spare.close();
    },
  };
}

/** A guest of its own, whose reservations nobody compares, opens payments without ever paying. */
function openPayments(stage, control) {
  let cookie;
  return {
    name: "payments are opened and not approved",
    alerts: ["YeoulPaymentsStayOpen"],
    begin: async () => {
      cookie = await signInGuest(control, stage.origin);
    },
    again: () => openPayment(stage, control, cookie),
  };
}

/** Takes a payment request and opens its payment. */
async function openPayment({ origin }, control, cookie) {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const wanted = { resourceId: 14, promotionId: 1401, date: day, amount: 120_000 };
  const { reservationId } = await control("POST", "/payment-requests", wanted);
  const headers = { ...OURS, cookie };
  const claim = await fetch(`${origin}${SITC}/reservation/claim/${reservationId}`, {
    method: "POST",
    headers,
  });
  if (!claim.ok) throw new Error(`claiming a payment request: ${claim.status} ${await claim.text()}`);
  const open = () => fetch(`${origin}${SITC}/payment/initHash/${reservationId}?resourceId=14`, { headers });
  for (const answer of await Promise.all([open(), open(), open()]))
    if (!answer.ok) throw new Error(`opening a payment: ${answer.status} ${await answer.text()}`);
}

/** Begins a login and returns from it as a provider does that has switched its client off. */
async function failLogin({ origin }) {
  const begun = await fetch(`${origin}/auth/kakao/login?return=/`, { redirect: "manual" });
  const state = new URL(begun.headers.get("location")).searchParams.get("state");
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const query = new URLSearchParams({ state, error: "unauthorized_client" });
  await fetch(`${origin}/auth/kakao/callback?${query}`, { redirect: "manual", headers: { cookie } });
}

/**
 * Has lines written: a megabyte of them waits before one is lost, and equal ones are one line with the ids of their
 * requests, which a proxy of ours may choose.
 */
async function fillLog({ webOrigins }) {
  const publish = () =>
    fetch(`${webOrigins[0]}/publish`, {
      method: "POST",
      body: "{}",
      headers: { "x-request-id": randomUUID().padEnd(64, "0") },
    });
  for (let times = 0; times < 5; times += 1)
    await Promise.all(Array.from({ length: 300 }, () => quietly(publish())));
}

/** Stops a process for most of a few seconds, in pieces that nobody takes for its end. */
async function stutter(web) {
  for (let times = 0; times < 6; times += 1) {
    web.kill("SIGSTOP");
    await wait(400);
    web.kill("SIGCONT");
    await wait(100);
  }
}

/** A timetable that nobody else asks for at the same time. */
function timetableOf(at) {
  const day = new Date(Date.now() + (5 + (at % 25)) * 86_400_000).toISOString().slice(0, 10);
  return `${SITC}/promotion/timetable/1401?date=${day}&pax=${1 + Math.floor(at / 25)}`;
}

/** Waits for an answer whose status does not matter, and reads it. */
async function quietly(work) {
  try {
    const answer = await work;
    await answer?.arrayBuffer();
  } catch {
    // The fault itself may break it off.
  }
}
