import type { NextRequest } from "next/server";
import { isStaff } from "@/app/workbench/require-staff";
import { uncachedJson } from "@/app/workbench/uncached-json";
import { toLocale } from "@/lib/i18n/locales";
import { GROUP_ID } from "@/lib/resource/group";
import { loadResource } from "@/lib/resource/loaders";
import { toResourceCard } from "@/lib/resource/resource-card";

/** More than an author looks through; a larger group writes the number by hand. */
const MAX_PLACES = 500;

/** Returns the hotels and restaurants by number, name and type, from which an author chooses (R11.4). */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isStaff())) return uncachedJson({ error: "unauthorized" }, 401);
  const locale = toLocale(request.nextUrl.searchParams.get("language"));
  const { descendents } = await loadResource({ id: GROUP_ID, below: { levels: 2 } }, locale);
  const places = descendents
    .filter(({ type }) => type !== "page")
    .slice(0, MAX_PLACES)
    .map((resource) => ({
      id: resource.id,
      type: resource.type,
      name: toResourceCard(resource, locale).name,
    }));
  return uncachedJson({ places });
}
