import { z } from "zod";

/** Promotions are listed 16 per page by default. */
const DEFAULT_PAGE_SIZE = 16;
const MAX_PAGE_SIZE = 100;

/** The query of every paged call. Pages count from 1. */
export const pageQuerySchema = z.object({
  perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

export type PageQuery = z.infer<typeof pageQuerySchema>;

export type PageOf<Row> = { rows: Row[]; lastPage: number };

/** Returns the number of rows before the requested page. */
export const rowsBefore = ({ page, perPage }: PageQuery): number => (page - 1) * perPage;

/** Returns the envelope's page; `lastPage` is 1 for an empty list. */
export function toPage<Row>(rows: Row[], total: number, { perPage }: PageQuery): PageOf<Row> {
  return { rows, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}
