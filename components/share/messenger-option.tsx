"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TargetIcon } from "@/components/share/target-icon";
import { readUrl } from "@/lib/browser/read-url";
import { type MessengerCard, messengerCard } from "@/lib/share/messenger-card";
import { loadMessengerSdk, type MessengerSdk } from "@/lib/share/messenger-sdk";

type Props = { sdk: MessengerSdk; card: Parameters<typeof messengerCard>[0] };
type Send = (card: MessengerCard) => void;

/** Shares in the messenger itself, with its own script; without that the other ways remain. */
export function MessengerOption({ sdk, card }: Props) {
  const t = useTranslations("Share");
  const [send, setSend] = useState<{ now: Send }>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isShown = true;
    loadMessengerSdk(sdk).then(
      (kakao) => isShown && setSend({ now: (wanted) => kakao.Share.sendDefault(wanted) }),
      (error: unknown) => {
        console.warn("the messenger's script cannot be used", error);
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [sdk]);

  const share = () => {
    try {
      send?.now(messengerCard({ ...card, imageUrl: absolute(card.imageUrl) }));
    } catch (error) {
      console.warn("the messenger could not share", error);
      setFailed(true);
    }
  };
  return (
    <li>
      <button type="button" disabled={send === undefined || hasFailed} onClick={share}>
        <TargetIcon name="kakao" />
        {t("kakao")}
        {hasFailed ? <small>{t("notNow")}</small> : null}
      </button>
      <span className="visually-hidden" role="status">
        {hasFailed ? t("kakaoFailed") : ""}
      </span>
    </li>
  );
}

function absolute(address: string | undefined): string | undefined {
  return address === undefined ? undefined : readUrl(address, location.origin)?.href;
}
