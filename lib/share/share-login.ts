/** Whether sharing needs a login (R4.8), or only offers one, so that anybody can share a public page. */
export const shareLogins = ["required", "offered"] as const;

export type ShareLogin = (typeof shareLogins)[number];
