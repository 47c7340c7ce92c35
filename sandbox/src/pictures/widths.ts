/** Widths in pixels that every picture is rendered in ahead of time; the largest is also the width of the original. */
export const widths: readonly number[] = [320, 640, 960, 1280];
