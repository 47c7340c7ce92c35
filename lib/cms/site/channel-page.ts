import "server-only";
import { env } from "@/lib/server/settings/env";

/** Returns the address of the channel's page at the messenger; undefined while no channel is set up (R12.3). */
export function channelPage(channelId: string | undefined): string | undefined {
  return channelId === undefined ? undefined : `${env().CHANNEL_ORIGIN}/${encodeURIComponent(channelId)}`;
}
