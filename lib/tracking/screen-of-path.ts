import { paths } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";
import { decodePath } from "@/lib/routing/route-template";

/**
 * The page at a path, by its name in the route table, and the parts of the path that may be reported; `isPrivate` as in
 * the table (`Route`).
 */
export type TrackedScreen = {
  name: string;
  params: Record<string, string>;
  path: string;
  isPrivate: boolean;
};

/** Returns the page at a path. An unknown path is `error-404`, and nothing of it is reported. Never throws. */
export function screenOfPath(pathname: string): TrackedScreen {
  const decoded = decodePath(pathname) ?? "";
  for (const { name, path, trackedPath = path, trackedPattern, isPrivate } of routes) {
    const match = trackedPattern.exec(decoded);
    if (match === null) continue;
    const steps = pathname.split("/").slice(0, trackedPath.split("/").length);
    return { name, params: { ...match.groups }, path: steps.join("/").replace(/(.)\/$/, "$1"), isPrivate };
  }
  return { name: "error-404", params: {}, path: paths.notFound(), isPrivate: false };
}
