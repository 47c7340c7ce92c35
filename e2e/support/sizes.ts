/**
 * Where a journey is walked that speaks each language once and whose subject does not change with the size: as the
 * browsers of the two projects speak it.
 */
export const sizeOf = { ko: "@phone", en: "@desktop" } as const;
