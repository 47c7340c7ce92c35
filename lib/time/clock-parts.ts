type ClockParts = Record<"year" | "month" | "day" | "hour" | "minute", string>;

/** Figures of Latin letters in the Gregorian calendar, midnight as 00: ICU's own habits differ between versions. */
const FIGURES: Intl.DateTimeFormatOptions = {
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What calendar and clock of a zone (IANA name) show at an instant, each with two figures, the year with four. By the
 * browser's own means: a library for it would be most of the script that public pages run. Raises the `RangeError` of a
 * zone that there is not.
 */
export function clockParts(instant: Date, zone: string): ClockParts {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en", { ...FIGURES, timeZone: zone });
  formats.set(zone, format);
  const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: keyof ClockParts) => shown.get(type) ?? "";
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}

/** Whether this device's clock and calendar show at an instant what those of a zone show. */
export function isDeviceClock(zone: string, instant: Date): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [there, here] = [clockParts(instant, zone), clockParts(instant, timeZone)];
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute;
}
