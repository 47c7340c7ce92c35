"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/workbench/preview/preview.module.css";
import { Switch, type SwitchProps } from "@/components/workbench/publishing-bar";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";
import { type PreviewGuest, previewGuests } from "@/lib/workbench/preview-states";

const widths = [360, 768, 1280] as const;
const schemes = ["light", "dark"] as const;
const clicks = ["edit", "use"] as const;

/** The selected ways to preview a page; every combination of them is shown. */
export type View = {
  languages: readonly Locale[];
  guests: readonly PreviewGuest[];
  /** In CSS pixels. */
  widths: readonly (typeof widths)[number][];
  schemes: readonly (typeof schemes)[number][];
  /** What a click in the page does: open what was clicked in the editor, or what it does for guests. */
  click: (typeof clicks)[number];
  /** The day as of which it is shown, `YYYY-MM-DD`; empty for now. */
  day: string;
};

type Props = { view: View; onChange: (view: View) => void };

/** Chooses for which guest and how wide a page is shown; choosing a second value shows both, side by side. */
export function PreviewChoices({ view, onChange }: Props) {
  const t = useTranslations("Workbench");
  return (
    <div className={styles.choices}>
      <Choice
        label={t("language")}
        values={locales}
        chosen={view.languages}
        wordOf={(language) => localeData[language].name}
        onChange={(languages) => onChange({ ...view, languages })}
      />
      <Choice
        label={t("guest")}
        values={previewGuests}
        chosen={view.guests}
        wordOf={(guest) => t(`guests.${guest}`)}
        onChange={(guests) => onChange({ ...view, guests })}
      />
      <Choice
        label={t("width")}
        values={widths}
        chosen={view.widths}
        wordOf={String}
        onChange={(chosen) => onChange({ ...view, widths: chosen })}
      />
      <Choice
        label={t("scheme")}
        values={schemes}
        chosen={view.schemes}
        wordOf={(scheme) => t(scheme)}
        onChange={(chosen) => onChange({ ...view, schemes: chosen })}
      />
      <Switch
        label={t("click.label")}
        values={clicks}
        chosen={[view.click]}
        wordOf={(click) => t(`click.${click}`)}
        onChoose={(click) => onChange({ ...view, click })}
        className={styles.choice}
      />
      <DayChoice view={view} onChange={onChange} />
    </div>
  );
}

/** Chooses the day as of which a page is shown; without one it is shown as of now. */
function DayChoice({ view, onChange }: Props) {
  const t = useTranslations("Workbench.day");
  return (
    <fieldset className={styles.day}>
      <legend className="visually-hidden">{t("label")}</legend>
      <span aria-hidden="true">{t("label")}</span>
      <input
        type="date"
        aria-label={t("choose")}
        value={view.day}
        onChange={({ target }) => onChange({ ...view, day: target.value })}
      />
      <button type="button" aria-pressed={view.day === ""} onClick={() => onChange({ ...view, day: "" })}>
        {t("now")}
      </button>
    </fieldset>
  );
}

type ChoiceProps<Value> = Omit<SwitchProps<Value>, "onChoose"> & {
  onChange: (chosen: readonly Value[]) => void;
};

/** Chooses several values, at least one of which is always chosen. */
function Choice<Value extends string | number>({ onChange, ...props }: ChoiceProps<Value>) {
  const handleChoose = (value: Value) => {
    const next = props.values.filter((each) => (each === value) !== props.chosen.includes(each));
    if (next.length > 0) onChange(next);
  };
  return <Switch {...props} onChoose={handleChoose} className={styles.choice} />;
}
