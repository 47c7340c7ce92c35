import { googleTag } from "@/lib/tracking/ad-platforms/google-tag";
import { kakaoPixel } from "@/lib/tracking/ad-platforms/kakao-pixel";
import { metaPixel } from "@/lib/tracking/ad-platforms/meta-pixel";
import { naverWcs } from "@/lib/tracking/ad-platforms/naver-wcs";

/**
 * All ad platforms (R10.2): the values of the back end's `type`, the settings, the hosts of the policy and what the
 * tracker starts follow from this list.
 */
export const adPlatforms = [kakaoPixel, naverWcs, metaPixel, googleTag] as const;

export type AdPlatformId = (typeof adPlatforms)[number]["id"];

/** The names of the platforms in the back end. */
export const adPlatformIds: readonly AdPlatformId[] = adPlatforms.map(({ id }) => id);
