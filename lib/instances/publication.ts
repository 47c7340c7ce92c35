/** The scope of a publication: everything, or what carries one of these tags. */
export type Publication = { kind: "all" } | { kind: "tags"; tags: ReadonlySet<string> };
