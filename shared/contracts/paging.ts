import * as z from 'zod/mini';

/** Paging fields next to the items of every list response (HTTP-014). */
export const pagingSchema = z.object({
  /** The page that contains `offset`, counted from 1. */
  pageNumber: z.number(),
  pageSize: z.number(),
  /** Number of matching rows on all pages. */
  totalCount: z.number(),
  totalPages: z.number(),
  /** Rows skipped before the first item of this page. */
  offset: z.number(),
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
});
export type Paging = z.infer<typeof pagingSchema>;

/** A page of a list as the application uses it, whatever the items are called on the wire (HTTP-014). */
export type PagedResult<Item> = Paging & { hasNoResults: boolean; items: Item[] };

/** Response schema of a list: `{ [itemsKey]: items, …paging }`, e.g. `paged('subscriptions', itemSchema)`. */
export function paged<const Key extends string, Item extends z.core.$ZodType>(itemsKey: Key, item: Item) {
  return z.object({
    ...({ [itemsKey]: z.array(item) } as Record<Key, z.ZodMiniArray<Item>>),
    ...pagingSchema.shape,
  });
}

/** Converts a parsed list response to the application's form. */
export function toPagedResult<Item>(items: Item[], paging: Paging): PagedResult<Item> {
  return {
    hasNoResults: paging.totalCount === 0,
    items,
    pageNumber: paging.pageNumber,
    pageSize: paging.pageSize,
    totalCount: paging.totalCount,
    totalPages: paging.totalPages,
    offset: paging.offset,
    hasNextPage: paging.hasNextPage,
    hasPreviousPage: paging.hasPreviousPage,
  };
}

/** Computes a page's paging fields. Shared by the API and test doubles for consistency. */
export function pagingOf(page: { offset: number; pageSize: number; totalCount: number }): Paging {
  const { offset, pageSize, totalCount } = page;
  return {
    pageNumber: Math.floor(offset / pageSize) + 1,
    pageSize,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    offset,
    hasNextPage: offset + pageSize < totalCount,
    hasPreviousPage: offset > 0,
  };
}

/** Default page size. */
export const DEFAULT_PAGE_SIZE = 40;
/** Page size of the administrator overview and the account search (ADM-024, ACC-014). */
export const SHORT_PAGE_SIZE = 10;
/** Maximum page size of the API. */
export const MAX_PAGE_SIZE = 200;

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum));

/** Paging parameters: numbers, also accepted as text. */
export const pagingQueryShape = {
  pageSize: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  offset: z.optional(wholeNumber(0, 1_000_000)),
};

/** Sort direction. `Unknown` leaves it to the API, and is the default of the user list (ADM-012). */
export const SORT_ORDERS = ['Unknown', 'Ascending', 'Descending'] as const;

/** Sort parameters of a list that can be sorted by `columns`. */
export function sortQueryShape<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { orderBy: z.optional(z.enum(columns)), sortOrder: z.optional(z.enum(SORT_ORDERS)) };
}
