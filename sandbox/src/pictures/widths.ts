/** The widths every picture is rendered in ahead of time; the largest is also the size it is drawn at. */
export const widths: readonly number[] = [320, 640, 960, 1280];
