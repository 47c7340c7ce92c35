import type { Finding } from "@/lib/cms/finding";
import type { DrawnNode } from "@/lib/cms/page-node";
import { keep, recall } from "@/lib/page-memory/page-memory";

/** What a part's HTML was parsed into, with what its author should know. */
export type PartContent = { nodes: DrawnNode[]; css: string; isForPaper: boolean; findings: Finding[] };

/** Parses a part once per content version. */
export function rememberPart(key: string, load: () => PartContent): PartContent {
  return keep(`part:${key}`, recall<PartContent>(`part:${key}`) ?? load());
}

/** The part that `rememberPart` kept under this key; an empty one when it never did. */
export function recallPart(key: string): PartContent {
  return recall<PartContent>(`part:${key}`) ?? { nodes: [], css: "", isForPaper: false, findings: [] };
}
