"use client";

import button from "@/components/ui/button.module.css";
import { paths } from "@/lib/routing/paths";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import styles from "./box-event.module.css";

/**
 * What a guest still needs to take part, said before the first question (R5.1): the login, then the linked account.
 * Both are in every visitor's page; the document's hints show each to those alone who lack it.
 */
export function EventConditions({ needsLoyalty }: { needsLoyalty: boolean }) {
  const t = useWidgetTexts<"event">();
  return (
    <>
      <div className={styles.condition} data-when="out">
        <p>{t(needsLoyalty ? "eventLoginLoyalty" : "eventLogin")}</p>
        <a className={button.quiet} href={paths.login("kakao")}>
          {t("eventLogIn")}
        </a>
      </div>
      {needsLoyalty ? (
        <div data-when="in">
          <div className={styles.condition} data-when="unlinked">
            <p>{t("eventLoyalty")}</p>
            <a className={button.quiet} href={paths.bind()}>
              {t("linkAccount")}
            </a>
          </div>
        </div>
      ) : null}
    </>
  );
}
