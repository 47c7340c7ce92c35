import type * as endpoints from "@/lib/cms/site/endpoints";
import type { DescriptionsOf } from "@/lib/http/endpoint";

/** What a back end must know of the call for settings. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  getSetting: {
    summary: "A setting of the group; `value` is described for each key.",
    session: "none",
    withoutIt:
      "Without func_config the front page is not found; without kakao_info nobody can sign in; the others have defaults.",
    input: { key: "func_config" },
    data: { key: "func_config", value: { homeResourceId: 1, defaultLayoutId: 1, timezone: "Asia/Seoul" } },
    refusals: [{ status: 404, key: "page_not_found", when: "there is no such setting" }],
  },
};
