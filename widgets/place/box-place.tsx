import { PlaceDetails } from "@/components/place/place-details";
import { usePageTexts } from "@/components/ui/page-texts";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";

/** `cms-box-place`: the hours of a hotel or an outlet, whether it is open now, and the ways to reach it. */
export function BoxPlace({ tag, attributes, authored, data }: WidgetProps<"place">) {
  const t = useWidgetTexts<"place">();
  const { locale } = usePageTexts();
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      {data === undefined ? (
        <p>{t("notAvailable")}</p>
      ) : (
        <PlaceDetails place={data.facts} locale={locale} t={t} />
      )}
    </ReplacedContent>
  );
}
