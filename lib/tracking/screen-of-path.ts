import { decodePath } from "@/lib/routing/decode-path";
import { paths } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";

/** The screen a path leads to, by the specification's names, and what of the path may be told to others. */
export type TrackedScreen = { name: string; params: Record<string, string>; path: string };

/** Never throws. An address that is none of ours counts as `error-404`, and nothing of it is told. */
export function screenOfPath(pathname: string): TrackedScreen {
  const decoded = decodePath(pathname) ?? "";
  for (const { name, path, told = path, toldPattern } of routes) {
    const match = toldPattern.exec(decoded);
    if (match === null) continue;
    const steps = pathname.split("/").slice(0, told.split("/").length);
    return { name, params: { ...match.groups }, path: steps.join("/").replace(/(.)\/$/, "$1") };
  }
  return { name: "error-404", params: {}, path: paths.notFound() };
}
