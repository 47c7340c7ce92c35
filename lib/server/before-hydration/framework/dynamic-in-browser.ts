import { type ComponentType, createElement, Fragment, lazy, Suspense } from "react";

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

/**
 * `next/dynamic` as a browser needs it, which takes its place there (`next.config.mjs`). Most of the framework's own
 * preloads the files of a component, which only a server does, and was two kilobytes of every page. Renders the same
 * elements, so that ids are the same on both sides.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  options?: { ssr?: boolean },
): ComponentType<Props> {
  const Component: ComponentType<Props> = lazy(async () => {
    const loaded = await load();
    return "default" in loaded ? loaded : { default: loaded };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, as the framework's own is
  return function Dynamic(props: Props) {
    return options?.ssr === false
      ? createElement(Suspense, null, createElement(Component, props))
      : createElement(Fragment, null, null, createElement(Component, props));
  };
}
