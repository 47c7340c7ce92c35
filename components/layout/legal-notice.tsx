import styles from "@/components/layout/legal-notice.module.css";
import { keepHyphens } from "@/lib/base/keep-hyphens";
import { phoneAddress } from "@/lib/base/phone";
import type { LegalNotice as Notice } from "@/lib/cms/site/legal-notice";
import type { Translator } from "@/lib/i18n/load-messages";

type Props = { notice: Notice; t: Translator<"Legal"> };

const facts = ["representative", "businessNumber", "mailOrderNumber", "address", "hosting"] as const;

/**
 * Who runs the site, at the end of every page: the company and its numbers, how to reach it, its terms and, emphasised
 * as the law on personal data wants it, its privacy policy. What the group has not stated is not shown.
 */
export function LegalNotice({ notice, t }: Props) {
  const { company, phone, email, privacyUrl, termsUrl } = notice;
  return (
    <section className={styles.notice} aria-label={t("title")}>
      <p>
        {termsUrl === undefined ? null : <a href={termsUrl}>{t("terms")}</a>}
        {privacyUrl === undefined ? null : (
          <a href={privacyUrl}>
            <b>{t("privacy")}</b>
          </a>
        )}
      </p>
      <ul>
        {company === undefined ? null : <li>{company}</li>}
        {facts.map((name) =>
          notice[name] === undefined ? null : <li key={name}>{`${t(name)} ${keepHyphens(notice[name])}`}</li>,
        )}
        {phone === undefined ? null : (
          <li>
            {`${t("phone")} `}
            <a href={phoneAddress(phone)}>{phone}</a>
          </li>
        )}
        {email === undefined ? null : (
          <li>
            {`${t("email")} `}
            <a href={`mailto:${email}`} data-legal-mail="">
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
