import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";

/** Returns the settings with which all ad platforms' scripts come from the sandbox's recorders. */
export function recordedPlatforms(recorders: string): Record<string, string> {
  return Object.fromEntries(adPlatforms.map(({ setting }) => [`${setting}_ORIGIN`, recorders]));
}
