import "server-only";
import * as z from "zod/mini";
import { nearestWord } from "@/lib/base/nearest-word";
import { namedRoutePath } from "@/lib/routing/paths";
import { namedRoutes, type RouteName } from "@/lib/routing/route-table";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";

const routeNames = Object.keys(namedRoutes);
const params = z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {});
const linkSchema = z.object({ route: z.string(), params: z.prefault(params, {}) });
const moveSchema = z.object({
  type: z.literal("move-page"),
  name: z.string(),
  params: z.prefault(params, {}),
});

type Target = { name: string; params: Record<string, string | number>; at: SourcePosition };

/** Returns the pages that lists and actions name by their route, with the option in which they do. */
function namedTargets(elements: readonly AuthoredElement[]): Target[] {
  return elements.flatMap(({ attributes, attributeAt }) =>
    (["items", "action", "actionfinish"] as const).flatMap((option) =>
      entriesOf(attributes[option]).flatMap((entry): Target[] => {
        const link = linkSchema.safeParse(entry).data;
        const move = moveSchema.safeParse(entry).data;
        const named = option === "items" ? link && { ...link, name: link.route } : move;
        return named === undefined
          ? []
          : [{ name: named.name, params: named.params, at: attributeAt(option) }];
      }),
    ),
  );
}

/** Returns routes that do not exist, and those without the params they need. */
export function routeFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return namedTargets(elements).flatMap(({ name, params: given, at }) => {
    if (!isRoute(name)) {
      const nearest = nearestWord(name, routeNames);
      return [
        findingAt("unknown-route", at, name, {
          cause: "name",
          allowed: routeNames.join(", "),
          ...(nearest === undefined ? {} : { nearest }),
        }),
      ];
    }
    if (pathOf(name, given) !== undefined) return [];
    const needed = [...namedRoutes[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
    return [findingAt("unknown-route", at, name, { cause: "params", allowed: needed.join(", ") })];
  });
}

/** Returns the paths of the pages that routes name, so that a caller can look them up. */
export function routePaths(
  elements: readonly AuthoredElement[],
): { path: string; at: SourcePosition; written: string }[] {
  return namedTargets(elements).flatMap(({ name, params: given, at }) => {
    const path = isRoute(name) ? pathOf(name, given) : undefined;
    return path === undefined ? [] : [{ path, at, written: path }];
  });
}

function isRoute(name: string): name is RouteName {
  return routeNames.includes(name);
}

function pathOf(name: RouteName, given: Target["params"]): string | undefined {
  return namedRoutePath(
    name,
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])),
  );
}

function entriesOf(text: string | undefined): unknown[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    // What is no JSON is a finding of its own.
    return [];
  }
}
