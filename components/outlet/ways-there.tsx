"use client";

import { useLocale, useTranslations } from "next-intl";
import { mapAddresses } from "@/components/outlet/map-addresses";
import styles from "@/components/outlet/ways-there.module.css";
import { Icon } from "@/components/ui/icon";
import { localeFacts } from "@/lib/i18n/locales";
import { phoneAddress } from "@/lib/text/phone-address";

type Props = { outlet: { name: string; address?: string | undefined; phone?: string | undefined } };

/** Where a guest's table is, and the way there and a call in one tap each; what is unknown is left out. */
export function WaysThere({ outlet }: Props) {
  const t = useTranslations("Receipt");
  const locale = useLocale();
  const { name, address, phone } = outlet;
  if (address === undefined && phone === undefined) return null;
  const [kakao, , google] = address === undefined ? [] : mapAddresses({ name, address });
  const map = localeFacts[locale].country === "KR" ? kakao : google;
  return (
    <div className={styles.there}>
      {address === undefined ? null : <p>{address}</p>}
      <p>
        {map === undefined ? null : (
          <a href={map.href} target="_blank" rel="noopener">
            <Icon name="pin" size={19} />
            {t("directions")}
          </a>
        )}
        {phone === undefined ? null : (
          <a href={phoneAddress(phone)}>
            <Icon name="phone" size={19} />
            {t("call", { phone })}
          </a>
        )}
      </p>
    </div>
  );
}
