import "server-only";
import { loadSetting } from "@/lib/cms/site/loaders";
import { channelPage } from "@/lib/cms/site/site-identity";
import type { Action } from "@/lib/cms/widget/action";

/** Loads the channel's page at the messenger, for the action that adds it; undefined where there is none (R12.3). */
export async function loadChannel(
  action: Action["type"],
): Promise<{ kind: "channel"; page: string } | undefined> {
  if (action !== "add-channel") return undefined;
  const page = channelPage((await loadSetting("kakao_info"))?.channel_id);
  return page === undefined ? undefined : { kind: "channel", page };
}
