import "server-only";
import { headers } from "next/headers";
import { type Audience, internalHeaders } from "@/lib/routing/internal-headers";

/** For whom this page is made, as the front server decided; a stranger where nobody did. */
export async function readAudience(): Promise<Audience> {
  return (await headers()).get(internalHeaders.audience) === "member" ? "member" : "stranger";
}
