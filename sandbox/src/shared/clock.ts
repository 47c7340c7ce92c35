export type Clock = { now(): Date };

/** A clock that the controls can set: stop at an instant, move, or release to the system's time. */
export type SettableClock = Clock & {
  /** Stops the clock at `instant`. */
  stopAt(instant: Date): void;
  /** Moves the clock without starting or stopping it; negative goes back. */
  advance(minutes: number): void;
  release(): void;
  readonly stopped: boolean;
};

const MINUTE = 60_000;

/** Creates a clock; `systemNow` returns the time while it runs, in milliseconds since 1970. */
export function createClock(systemNow: () => number = Date.now): SettableClock {
  let stoppedAt: number | null = null;
  let offset = 0;
  return {
    now: () => new Date(stoppedAt ?? systemNow() + offset),
    stopAt(instant) {
      stoppedAt = instant.getTime();
    },
    advance(minutes) {
      if (stoppedAt === null) offset += minutes * MINUTE;
      else stoppedAt += minutes * MINUTE;
    },
    release() {
      stoppedAt = null;
      offset = 0;
    },
    get stopped() {
      return stoppedAt !== null;
    },
  };
}
