"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef } from "react";
import styles from "@/components/session/account-panel.module.css";
import { showToast } from "@/components/ui/toasts";
import { readStored, writeStored } from "@/lib/browser/storage";
import { callApi } from "@/lib/http/call-api";
import { syncProfile } from "@/lib/session/endpoints";

const WINDOW = "width=350,height=510";
const LOOK_EVERY_MS = 1_000;
/** Set when the guest leaves for the channel in this very window, so that their return asks for the profile anew. */
const LEFT_KEY = "left-for-channel";

type Props = { channel: string; onChanged: () => Promise<unknown> };

/**
 * Adds the group's channel (R3.10): a small window where there can be one, watched until it closes; on a phone the
 * same window, whose return asks for the profile anew. A window that was refused leaves the way in this one.
 */
export function AddChannel({ channel, onChanged }: Props) {
  const t = useTranslations("Account");
  const watch = useRef<ReturnType<typeof setInterval>>(undefined);
  const address = `${channel}/friend`;

  // Only the messenger knows what was done there, so the back end has to ask it first.
  const refresh = useCallback(async () => {
    await callApi(syncProfile, { provider: "kakao" });
    await onChanged();
  }, [onChanged]);

  useEffect(() => {
    const refreshOnReturn = () => {
      if (document.visibilityState === "hidden" || readStored("sessionStorage", LEFT_KEY) !== true) return;
      writeStored("sessionStorage", LEFT_KEY, false);
      void refresh();
    };
    refreshOnReturn();
    document.addEventListener("visibilitychange", refreshOnReturn);
    window.addEventListener("pageshow", refreshOnReturn);
    return () => {
      clearInterval(watch.current);
      document.removeEventListener("visibilitychange", refreshOnReturn);
      window.removeEventListener("pageshow", refreshOnReturn);
    };
  }, [refresh]);

  const open = (event: React.MouseEvent) => {
    if (window.matchMedia("(pointer: coarse)").matches) {
      writeStored("sessionStorage", LEFT_KEY, true);
      return;
    }
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
      void refresh();
    }, LOOK_EVERY_MS);
  };
  return (
    <a className={styles.channel} href={address} onClick={open}>
      {t("addChannel")}
    </a>
  );
}
