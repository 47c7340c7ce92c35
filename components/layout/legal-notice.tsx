import { Fragment } from "react";
import styles from "@/components/layout/legal-notice.module.css";
import type { Translator } from "@/lib/i18n/translator";
import type { LegalNotice as Notice } from "@/lib/setting/legal-notice";

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
      <dl>
        {company === undefined ? null : (
          <>
            <dt className="visually-hidden">{t("company")}</dt>
            <dd>{company}</dd>
          </>
        )}
        {facts.map((name) =>
          notice[name] === undefined ? null : (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd>{notice[name]}</dd>
            </Fragment>
          ),
        )}
        {phone === undefined ? null : (
          <>
            <dt>{t("phone")}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </dd>
          </>
        )}
        {email === undefined ? null : (
          <>
            <dt>{t("email")}</dt>
            <dd>
              <a href={`mailto:${email}`} data-legal-mail="">
                {email}
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
