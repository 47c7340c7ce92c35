import type { AdPlatform } from "@/lib/tracking/pixels/ad-scripts";
import type { Order } from "@/lib/tracking/purchase/to-order";

/** One ad platform on this page, for all accounts that the page reports to. Each method may throw. */
export type Pixel = {
  platform: AdPlatform;
  pageView: () => void;
  purchase: (order: Order) => void;
};

/**
 * Where a pixel runs: the page's own window, or a frame whose address contains nothing about the guest. The platform's
 * script is loaded once, by the first call of `load` or `whenLoaded`. Callbacks of `whenLoaded` run after that, in
 * order, and never if loading fails.
 */
export type PixelHost = {
  window: Window;
  load: () => void;
  whenLoaded: (then: () => void) => void;
};

/** Starts a platform for these accounts. */
export type OpenPixel = (host: PixelHost, sdkIds: readonly string[]) => Pixel;
