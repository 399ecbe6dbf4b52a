/** What the addresses of the lists have in common: page, page size, and choices from closed lists. */
export const pageSizes = [20, 40, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

const usualPageSize: PageSize = 40;
const lastPage = 50_000;

/** The place in a list: `side` and `antal` of its address. */
export interface ListPlace {
  /** 1 and up. */
  readonly page: number;
  readonly pageSize: PageSize;
}

/** Those of a closed list that are given, in the order of the list; anything else is dropped. */
export const known = <Value extends string>(values: readonly Value[], given: readonly string[]): Value[] =>
  values.filter(value => given.includes(value));

/** The page size a person chose; what is not offered leaves the present one. */
export const offeredPageSize = (chosen: number, present: PageSize = usualPageSize): PageSize =>
  pageSizes.find(size => size === chosen) ?? present;

/** Reads the place; what makes no sense is the first page in the usual size. */
export const readPlace = (params: URLSearchParams): ListPlace => {
  const page = params.get('side') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
    pageSize: offeredPageSize(Number(params.get('antal'))),
  };
};

/** Adds the place to an address, unless it is the usual one. */
export const writePlace = (params: URLSearchParams, { page, pageSize }: ListPlace): void => {
  if (page > 1) params.set('side', String(page));
  if (pageSize !== usualPageSize) params.set('antal', String(pageSize));
};

/** True when nothing but the page differs: then the rows are read from the top again. */
export const turnsPage = <Address extends ListPlace>(
  write: (address: Address) => URLSearchParams,
  from: Address,
  to: Address,
): boolean =>
  from.page !== to.page && write({ ...from, page: 1 }).toString() === write({ ...to, page: 1 }).toString();
