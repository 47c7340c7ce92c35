import "server-only";
import { headers } from "next/headers";
import { type Audience, internalHeaders } from "@/lib/routing/internal-headers";

/** Returns the audience of this page, as the web server decided; anonymous visitors where it did not. */
export async function readAudience(): Promise<Audience> {
  return (await headers()).get(internalHeaders.audience) === "member" ? "member" : "anonymous";
}
