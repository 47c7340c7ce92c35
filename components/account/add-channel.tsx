"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import styles from "@/components/account/account-panel.module.css";
import { refreshProfile } from "@/components/account/after-channel";
import { openChannel, takeChannelReturn } from "@/components/account/open-channel";
import { addChannelAddress } from "@/lib/account/channel-page";

/** Adds the group's channel (R3.10), and reloads the profile when the guest returns from there. */
export function AddChannel({ channel }: { channel: string }) {
  const t = useTranslations("Account");
  const address = addChannelAddress(channel);

  useEffect(() => {
    const refreshOnReturn = () => {
      if (document.visibilityState !== "hidden" && takeChannelReturn()) void refreshProfile();
    };
    refreshOnReturn();
    document.addEventListener("visibilitychange", refreshOnReturn);
    window.addEventListener("pageshow", refreshOnReturn);
    return () => {
      document.removeEventListener("visibilitychange", refreshOnReturn);
      window.removeEventListener("pageshow", refreshOnReturn);
    };
  }, []);

  return (
    <a
      className={styles.channel}
      href={address}
      onClick={(event) => {
        if (openChannel(address)) event.preventDefault();
      }}
    >
      {t("addChannel")}
    </a>
  );
}
