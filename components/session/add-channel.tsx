"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import styles from "@/components/session/account-panel.module.css";
import { showToast } from "@/components/ui/toasts";

const WINDOW = "width=350,height=510";
const LOOK_EVERY_MS = 1_000;

/**
 * Adds the group's channel (R3.10): a small window where there can be one, watched until it closes; on a phone the
 * same window, whose return asks for the profile anew. A window that was refused leaves the way in this one.
 */
export function AddChannel({ channel, onChanged }: { channel: string; onChanged: () => Promise<unknown> }) {
  const t = useTranslations("Account");
  const watch = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(watch.current), []);

  const address = `${channel}/friend`;
  const open = (event: React.MouseEvent) => {
    if (window.matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    const opened = window.open(address, "add-channel", WINDOW);
    if (opened === null) {
      void showToast({ title: t("channel"), message: t("channelBlocked"), isError: true });
      return;
    }
    clearInterval(watch.current);
    watch.current = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(watch.current);
      void onChanged();
    }, LOOK_EVERY_MS);
  };
  return (
    <a className={styles.channel} href={address} onClick={open}>
      {t("addChannel")}
    </a>
  );
}
