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

/**
 * Returns date and time of an instant as this device shows it. The device's zone is not asked for its name: a device
 * may have one that `Intl` does not know (`Etc/Unknown`), and its clock is right nevertheless.
 */
export function deviceClockParts(instant: Date): ClockParts {
  const written = (number: number, length = 2) => String(number).padStart(length, "0");
  return {
    year: written(instant.getFullYear(), 4),
    month: written(instant.getMonth() + 1),
    day: written(instant.getDate()),
    hour: written(instant.getHours()),
    minute: written(instant.getMinutes()),
  };
}

/** Returns whether this device shows the same day, hour and minute at an instant as a zone does. */
export function isDeviceClock(zone: string, instant: Date): boolean {
  const [there, here] = [clockParts(instant, zone), deviceClockParts(instant)];
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute;
}
