/** What is wrong or worth knowing about an installation, and the next step. */
export type Finding = {
  /** `wrong` keeps guests from something, `danger` invites an attack or a loss, `note` is for information. */
  kind: "wrong" | "danger" | "note";
  about: string;
  next: string;
};
