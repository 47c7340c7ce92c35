import { randomUUID } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { book, layTable, listAll } from "../bench/book-tables.mjs";
import { askControls, signInGuest } from "../bench/sandbox.mjs";

const PAGES = ["/", "/r/10", "/r/14", "/promotion/14/1401", "/p/about"];
const READERS = 6;
const GUESTS = 3;
const PAUSE_MS = { reader: 40, guest: 400, again: 500 };
/** A reader who waits longer than that has gone; on a busy machine everything takes longer. */
const PATIENCE_MS = 20_000;
/** A page that takes longer while nothing fails shows that the machine is busy, up to so many times. */
const USUAL_PAGE_MS = 1_000;
/** So many processes want each core in a rehearsal that has its machine to itself. */
const USUAL_LOAD = 2;
const BUSIEST = 3;
const CALIBRATION_MS = 3_000;
/** The errors after which a page does not know either (`lib/base/app-error.ts`), and an answer without one. */
const UNKNOWN = new Set([
  "REQUEST_SEND_ERROR",
  "backend_unavailable",
  "backend_answer_unreadable",
  "unexpected",
  undefined,
]);
const TABLE = { seats: 5_000, outlet: 930_000, promotion: 930_001 };

/** Readers who open pages, and guests who book and ask again, with the same key, until they know. */
export class Traffic {
  #origin;
  #guests = [];
  #confirmed = [];
  #date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  #isOn = false;
  #mayBook = true;
  #running = [];
  #figures;
  /** How many times as long everything takes as on a machine of its own. */
  slowness = 1;
  /** The most of it in the whole rehearsal. */
  slowest = 1;

  static async open({ origin, controls }) {
    const traffic = new Traffic();
    traffic.#origin = origin;
    const control = askControls(controls);
    await layTable(control, TABLE);
    for (let index = 0; index < GUESTS; index += 1) traffic.#guests.push(await signInGuest(control, origin));
    for (const page of PAGES) await fetch(origin + page);
    traffic.begin();
    await wait(CALIBRATION_MS);
    traffic.measureSlowness();
    await traffic.end();
    return traffic;
  }

  /** Notes how busy others keep the machine, by the pages since `begin`, which nothing has disturbed yet. */
  measureSlowness() {
    const load = loadavg()[0] / availableParallelism() / USUAL_LOAD;
    const times = Math.max(this.#figures.slowestPage / USUAL_PAGE_MS, load);
    this.slowness = Math.min(BUSIEST, Math.max(1, times));
    this.slowest = Math.max(this.slowest, this.slowness);
  }

  /** Guests stop booking, or go on. */
  set mayBook(may) {
    this.#mayBook = may;
  }

  begin() {
    this.#figures = {
      pages: 0,
      failed: 0,
      slowestPage: 0,
      bookings: 0,
      atOnce: 0,
      refused: 0,
      unknown: 0,
      longest: 0,
      firstFailed: undefined,
    };
    this.#isOn = true;
    this.#running = [
      ...Array.from({ length: READERS }, (_, index) => this.#read(index)),
      ...this.#guests.map((cookie) => this.#book(cookie)),
    ];
  }

  /** Resolves with what happened since `begin`, once every guest knows the outcome of the last attempt. */
  async end() {
    this.#isOn = false;
    await Promise.all(this.#running);
    return this.#figures;
  }

  /** Compares what guests were told with what stands. */
  async compare() {
    const standing = (await Promise.all(this.#guests.map((cookie) => this.#listStanding(cookie)))).flat();
    const confirmed = new Set(this.#confirmed);
    return {
      confirmed: this.#confirmed.length,
      standing: standing.length,
      lost: [...confirmed].filter((id) => !standing.includes(id)).length,
      doubled: standing.filter((id) => !confirmed.has(id)).length + this.#confirmed.length - confirmed.size,
    };
  }

  /** What the last step did to the back end may still be felt: asks again, as a guest does, until it answers. */
  async #listStanding(cookie) {
    const deadline = Date.now() + PATIENCE_MS * this.slowness;
    for (;;) {
      try {
        return await listAll(this.#origin, cookie);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await wait(PAUSE_MS.again);
      }
    }
  }

  async #read(first) {
    for (let at = first; this.#isOn; at += 1) {
      const began = performance.now();
      const page = PAGES[at % PAGES.length];
      const status = await fetch(this.#origin + page, {
        signal: AbortSignal.timeout(Math.ceil(PATIENCE_MS * this.slowness)),
        headers: { accept: "text/html" },
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      this.#figures.pages += 1;
      if (status !== 200) {
        this.#figures.failed += 1;
        const after = `${(performance.now() - began).toFixed(0)} ms`;
        this.#figures.firstFailed ??= `${page} got ${status === 0 ? "no answer" : status} after ${after}`;
      }
      this.#figures.slowestPage = Math.max(this.#figures.slowestPage, performance.now() - began);
      await wait(PAUSE_MS.reader);
    }
  }

  async #book(cookie) {
    while (this.#isOn) {
      if (!this.#mayBook) {
        await wait(PAUSE_MS.guest);
        continue;
      }
      const key = randomUUID();
      this.#figures.bookings += 1;
      const began = performance.now();
      let outcome = await this.#attempt(cookie, key);
      if (outcome === "unknown") this.#figures.unknown += 1;
      else this.#figures.atOnce += 1;
      while (outcome === "unknown") {
        await wait(PAUSE_MS.again);
        outcome = await this.#attempt(cookie, key);
        this.#figures.longest = Math.max(this.#figures.longest, performance.now() - began);
      }
      if (outcome === "refused") this.#figures.refused += 1;
      else this.#confirmed.push(outcome);
      await wait(PAUSE_MS.guest);
    }
  }

  /** Returns the reservation's number, `refused`, or `unknown` where the answer says neither. */
  async #attempt(cookie, key) {
    try {
      const { reservationId, error } = await book(this.#origin, cookie, this.#date, { ...TABLE, key });
      return reservationId ?? (UNKNOWN.has(error) ? "unknown" : "refused");
    } catch {
      return "unknown";
    }
  }
}
