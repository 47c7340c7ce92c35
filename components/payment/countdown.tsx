"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useServerNow } from "@/components/payment/use-server-now";

const MINUTE_S = 60;
const HOUR_S = 3_600;

/**
 * What is left until a deadline, by the server's clock. For the eye it runs by the second; listeners hear of it at five
 * minutes, at one and at the end, and of nothing between.
 */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations("Payment");
  const now = useServerNow(true);
  const left = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000));
  const spoken =
    left === 0 ? "timeOver" : left <= MINUTE_S ? "oneMinute" : left <= 5 * MINUTE_S ? "fiveMinutes" : null;
  const first = useRef(spoken);
  const [said, setSaid] = useState<typeof spoken>(null);
  useEffect(() => {
    // What was so already when the page came is no news; the clock time beside it says as much.
    if (spoken !== first.current) setSaid(spoken);
  }, [spoken]);
  return (
    <>
      <span aria-hidden="true">{left === 0 ? t("timeOver") : t("left", { left: toClock(left) })}</span>
      <span className="visually-hidden" role="status">
        {said === null ? "" : t(said)}
      </span>
    </>
  );
}

/** `27:14`, and with hours before it where there are any: `23:05:09`. */
function toClock(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % MINUTE_S)}`
    : `${minutes}:${two(seconds % MINUTE_S)}`;
}
