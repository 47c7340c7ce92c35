import type { AdPlatform } from "@/lib/tracking/pixels/ad-scripts";

/** A paid reservation as the ad platforms may know it. `id` stands for it and does not name it; amounts are won. */
export type Order = {
  id: string;
  value: number;
  currency: string;
  items: { id: string; name: string; quantity: number; unitPrice: number; totalPrice: number }[];
};

/** One ad platform on this page, for all accounts that the page reports to. Each call may throw. */
export type Pixel = {
  platform: AdPlatform;
  pageView: () => void;
  purchase: (order: Order) => void;
};

/**
 * Where a pixel runs: the page's own window, or that of a frame whose address says nothing of the guest.
 * The platform's script is fetched once, by whichever of the two is called first. What `whenLoaded` is given is done
 * after that, in order, and never if the script does not come.
 */
export type PixelHost = {
  window: Window;
  load: () => void;
  whenLoaded: (then: () => void) => void;
};

/** Starts a platform for these accounts. */
export type OpenPixel = (host: PixelHost, sdkIds: readonly string[]) => Pixel;
