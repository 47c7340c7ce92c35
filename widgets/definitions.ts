import "server-only";
import type { z } from "zod";
import type { HydrateOn } from "@/lib/cms/widget/define-widget";
import { action } from "./action/definition";
import { event, eventSubmit } from "./event/definition";
import { filter } from "./filter/definition";
import { finder } from "./finder/definition";
import { list } from "./list/definition";
import { login, loginButton } from "./login/definition";
import { notice } from "./notice/definition";
import { place } from "./place/definition";
import { popup } from "./popup/definition";
import { profile } from "./profile/definition";
import { promotion } from "./promotion/definition";
import { resource } from "./resource/definition";
import { select } from "./select/definition";
import { share } from "./share/definition";
import { tonight } from "./tonight/definition";

/** All blocks that authors can write, by the end of their class `cms-box-…`, in the order of the catalogue. */
export const blocks = {
  select,
  list,
  profile,
  event,
  login,
  action,
  share,
  resource,
  promotion,
  filter,
  tonight,
  finder,
  place,
  popup,
  notice,
};

/** Widgets that exist only inside a block. */
export const innerWidgets = { "login-button": loginButton, "event-submit": eventSubmit };

/** All kinds of widgets: everything known of them except their views. `npm run widgets -w tools` writes what follows. */
export const widgetDefinitions = { ...blocks, ...innerWidgets };

type Definitions = typeof widgetDefinitions;

export type BlockName = keyof typeof blocks;
export type WidgetType = keyof Definitions;

/** The parsed options of one kind of widget, named like the author's attributes. */
export type OptionsOf<Type extends WidgetType> = z.output<Definitions[Type]["options"]>;

/** Data that the server loads for the first paint of one kind of widget; `never` where it loads nothing. */
export type DataOf<Type extends WidgetType> = NonNullable<
  Awaited<ReturnType<NonNullable<Definitions[Type]["load"]>>>
>;

/** The keys in the namespace `Widgets` that one kind of widget declares. */
export type MessageKeyOf<Type extends WidgetType> = Definitions[Type]["messageKeys"][number];

/** A widget's type and its parsed options. */
export type Widget = { [Type in WidgetType]: { type: Type; options: OptionsOf<Type> } }[WidgetType];

/** Data that the server loaded for any widget. */
export type WidgetData = { [Type in WidgetType]: DataOf<Type> }[WidgetType];

/** The kinds that a page may show without any of their code in the browser. */
export type StaticWidgetType = {
  [Type in WidgetType]: Extract<Definitions[Type]["hydrateOn"], Exclude<HydrateOn, "never">> extends never
    ? Type
    : never;
}[WidgetType];
