"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { isSignedIn } from "@/lib/account/signed-in";
import { paths } from "@/lib/routing/paths";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-profile.module.css";

const ProfileCards = dynamic(
  () => import("@/components/account/signed-in-cards").then((file) => file.SignedInCards),
  {
    ssr: false,
  },
);

/**
 * `cms-box-profile` (R4.4): an empty card that says how to fill it and, for a signed-in guest, their own cards. The
 * hint on the document shows one of the two before anything is loaded.
 */
export function BoxProfile({ tag, attributes, authored, options }: WidgetProps<"profile">) {
  const t = useWidgetTexts<"profile">();
  const isLoyalty = options.type === "_WOH_";
  const [isIn, setIn] = useState(false);
  useEffect(() => setIn(isSignedIn(document.cookie)), []);
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      <div className={styles.card} data-when="out">
        <p className={styles.welcome}>{t(isLoyalty ? "loyaltyWelcome" : "profileWelcome")}</p>
        <p className={styles.hint}>{t(isLoyalty ? "loyaltyHint" : "profileHint")}</p>
        <a className={styles.button} href={isLoyalty ? paths.bind() : paths.login("kakao")}>
          {t("signIn")}
        </a>
      </div>
      <div className={styles.cards} data-when="in">
        {isIn ? <ProfileCards isLoyalty={isLoyalty} /> : null}
      </div>
    </ReplacedContent>
  );
}
