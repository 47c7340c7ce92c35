"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import ui from "@/components/ui/field.module.css";
import { diallingCodes } from "@/lib/booking/draft/dialling-codes";

type Props = {
  id: string;
  /** ISO 3166 code of the country; empty until one is chosen. */
  value: string;
  autoComplete: "country" | "off";
  /** The id of the message that says what is wrong; undefined where nothing is. */
  problemId: string | undefined;
  onChange: (country: string) => void;
  onBlur?: () => void;
};

/** The country of a mobile number, Korea first. */
export function CountrySelect({ id, value, autoComplete, problemId, onChange, onBlur }: Props) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const countries = useMemo(() => countryNames(locale), [locale]);
  return (
    <select
      className={ui.field}
      id={id}
      value={value}
      autoComplete={autoComplete}
      aria-required="true"
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      <option value="">{t("chooseCountry")}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          +{diallingCodes[code]} {name}
        </option>
      ))}
    </select>
  );
}

/** Returns the countries by their name in the reader's language, Korea first. */
function countryNames(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const all = Object.keys(diallingCodes).map((code) => ({ code, name: names.of(code) ?? code }));
  return all.sort((a, b) =>
    a.code === "KR" ? -1 : b.code === "KR" ? 1 : a.name.localeCompare(b.name, locale),
  );
}
