/** Returns how the guest came to this document: by a link or address ("navigate"), Back or Forward, or a reload. */
export function howOpened(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}
