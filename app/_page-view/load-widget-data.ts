import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { publicPath } from "@/lib/routing/template/route-template";
import type { WidgetContext } from "@/lib/widget/widget-context";
import { type Widget, type WidgetData, widgetDefinitions } from "@/widgets/definitions";

/**
 * Loads what a widget shows before any script runs. When its data cannot be loaded the widget has none, and the page is
 * still served.
 */
export async function loadWidgetData(
  { type, options }: Widget,
  locale: Locale,
  context: WidgetContext,
): Promise<WidgetData | undefined> {
  try {
    // The type selects the definition, so these options are the ones it takes.
    return await widgetDefinitions[type].load?.(options as never, locale, context);
  } catch (error) {
    log.warn(`${publicPath(context.path)}: no data for widget ${type}`, error);
    return undefined;
  }
}
