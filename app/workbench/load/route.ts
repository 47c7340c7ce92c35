import type { NextRequest } from "next/server";
import { loadAuthoredVersions } from "@/app/_lint/load-authored-versions";
import { forStaff, uncachedJson } from "@/app/workbench/staff-call";
import { zones } from "@/lib/cms/schema";
import { decodePath } from "@/lib/routing/route-template";

/**
 * Returns what authors wrote for a part of the page at `path`, in each language (R11.4); 404 where nothing is written.
 */
export const GET = forStaff(async (request: NextRequest) => {
  const { searchParams } = request.nextUrl;
  const path = decodePath(searchParams.get("path") ?? "");
  const zone = zones.find((each) => each === searchParams.get("zone")) ?? "page";
  const versions = path === undefined ? [] : await loadAuthoredVersions(encodeURI(path), zone);
  return uncachedJson({ versions }, versions.length === 0 ? 404 : 200);
});
