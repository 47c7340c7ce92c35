import { fixedSize, Photo } from "@/components/offer/photo";
import plainText from "@/components/ui/plain-text.module.css";
import { phoneAddress } from "@/lib/base/text";
import { isAllergensStated } from "@/lib/booking/diet-allergens";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Menu } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import styles from "./menu-list.module.css";

type Props = {
  menus: readonly Menu[];
  /** The restaurant's, for what the menus do not say. */
  phone: string | undefined;
  media: MediaServer | undefined;
  t: Translator<"Promotion">;
  money: Translator<"Money">;
};

/** The courses of a promotion with their prices in won; that allergens are not stated is said once, with whom to ask. */
export function MenuList({ menus, phone, media, t, money }: Props) {
  return (
    <>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.id} className={menu.soldOut ? styles.soldOut : undefined}>
            <div>
              <h3>{menu.name}</h3>
              {menu.description === undefined ? null : <p className={plainText.lines}>{menu.description}</p>}
              {menu.allergens.length === 0 ? null : (
                <p className={styles.allergens}>{t("allergens", { list: menu.allergens.join(", ") })}</p>
              )}
              <p className={styles.price}>
                <span>{money("won", { amount: menu.unitPrice })}</span>
                {menu.kind === "deposit" ? <small>{t("deposit")}</small> : null}
                {menu.forChild === true ? <small>{t("forChild")}</small> : null}
                {menu.soldOut ? <em>{t("soldOut")}</em> : null}
                {menu.maxPerPerson === undefined || menu.soldOut ? null : (
                  <small>{t("perPerson", { count: menu.maxPerPerson })}</small>
                )}
              </p>
            </div>
            {menu.image === undefined ? null : (
              <Photo src={menu.image} alt="" {...fixedSize(96)} media={media} className={styles.picture} />
            )}
          </li>
        ))}
      </ul>
      {menus.every(isAllergensStated) ? null : (
        <p className={styles.allergens}>
          {t("allergensNotStated")} {phone === undefined ? null : <a href={phoneAddress(phone)}>{phone}</a>}
        </p>
      )}
    </>
  );
}
