type ClockParts = Record<"year" | "month" | "day" | "hour" | "minute", string>;

/** Latin digits, Gregorian calendar, midnight as 00: ICU's defaults differ between versions. */
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
 * Returns date and time of an instant in a zone (IANA name), each part with two digits, the year with four. Uses
 * `Intl`: a library would be most of the script that public pages run. Throws `RangeError` for an unknown zone.
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

/** Returns whether this device shows the same day, hour and minute at an instant as a zone does. */
export function isDeviceClock(zone: string, instant: Date): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [there, here] = [clockParts(instant, zone), clockParts(instant, timeZone)];
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute;
}
