import type { NextRequest } from "next/server";
import { loadAuthoredVersions } from "@/app/lint/load-authored-versions";
import { isStaff } from "@/app/workbench/require-staff";
import { decodePath } from "@/lib/routing/decode-path";

/** What authors wrote for the page at `path`, in each language (R11.4); 404 where nobody did. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isStaff())) return answer({ error: "unauthorized" }, 401);
  const path = decodePath(request.nextUrl.searchParams.get("path") ?? "");
  const versions = path === undefined ? [] : await loadAuthoredVersions(encodeURI(path));
  return answer({ versions }, versions.length === 0 ? 404 : 200);
}

function answer(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}
