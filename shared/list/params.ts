/**
 * What a person has chosen in a list, as it stands in the query of its URL: declared once, read and written from that.
 *
 *     const ordersParams = listParams({
 *       search: text('soeg'),
 *       view: oneOf('vis', views, 'igang'),
 *       types: many('type', ORDER_TYPES),
 *       page: page(),
 *       pageSize: pageSize(),
 *     });
 *
 * What makes no sense in a URL falls back to the default; what stands at its default is not written, so that the plain
 * list has a plain URL.
 */
import { isDay } from '../format/day.ts';

/** `filter` leaves rows out and is taken away with all filters; `place` starts over when anything else changes. */
type Role = 'filter' | 'view' | 'place';

export interface Param<Value> {
  readonly role: Role;
  readonly name: string;
  readonly initial: Value;
  /** From all that the query has under the name. */
  readonly read: (given: readonly string[]) => Value;
  /** To what the query gets; never called with the default. */
  readonly write: (value: Value) => readonly string[];
}

const single = <Value>(
  role: Role,
  name: string,
  initial: Value,
  read: (given: string) => Value | undefined,
): Param<Value> => ({
  role,
  name,
  initial,
  read: ([given]) => (given === undefined ? undefined : read(given)) ?? initial,
  write: value => [String(value)],
});

/** Free text, trimmed and cut. */
export const text = (name: string, maxLength = 200): Param<string> => ({
  ...single('filter', name, '', given => given.trim().slice(0, maxLength)),
  write: value => [value.trim()].filter(Boolean),
});

/** Those of a closed list that are given, in the order of the list; anything else is dropped. */
export const known = <Value extends string>(values: readonly Value[], given: readonly string[]): Value[] =>
  values.filter(value => value !== 'Unknown' && given.includes(value));

/** Any of a closed list, in its order. 'Unknown' cannot be asked for. */
export const many = <Value extends string>(
  name: string,
  values: readonly Value[],
): Param<readonly Value[]> => ({
  role: 'filter',
  name,
  initial: [],
  read: given => known(values, given),
  write: chosen => chosen,
});

/** Any ids, each once; what has a space in it is none. */
export const ids = (name: string, max = 200): Param<readonly string[]> => ({
  role: 'filter',
  name,
  initial: [],
  read: given => [...new Set(given)].filter(id => /^\S{1,64}$/.test(id)).slice(0, max),
  write: chosen => chosen,
});

/** One of a closed list that always has one chosen: a view, a column to sort by. */
export const oneOf = <const Value extends string>(
  name: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): Param<Value> => single('view', name, initial, given => values.find(value => value === given));

/** The columns that a list shows, in the order of the closed list; the usual ones where none is named. */
export const columns = <const Column extends string>(
  name: string,
  values: readonly Column[],
  initial: readonly NoInfer<Column>[],
): Param<readonly Column[]> => {
  const orInitial = (chosen: readonly Column[]) => (chosen.length === 0 ? initial : chosen);
  return {
    ...{ role: 'view', name, initial },
    read: given => orInitial(known(values, given)),
    write: chosen => chosen,
  };
};

/** One of a closed list, or all of it. 'Unknown' cannot be asked for. */
export const atMostOne = <Value extends string>(
  name: string,
  values: readonly Value[],
): Param<Value | undefined> =>
  single<Value | undefined>('filter', name, undefined, given =>
    values.find(value => value === given && value !== 'Unknown'),
  );

/** A calendar day, `2026-11-20`. */
export const day = (name: string): Param<string | undefined> =>
  single<string | undefined>('filter', name, undefined, given => (isDay(given) ? given : undefined));

/** An amount in kroner. */
export const amount = (name: string): Param<number | undefined> =>
  single<number | undefined>('filter', name, undefined, given =>
    given.trim() !== '' && Math.abs(Number(given)) <= 1e9 ? Number(given) : undefined,
  );

/** A count from 1, such as the page one is on. */
export const count = (name: string, max: number): Param<number> =>
  single('place', name, 1, given =>
    /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), max) : undefined,
  );

/** The page one is on, counted from 1. The API begins none behind 1,000,000 rows, which are so many of the largest. */
export const page = (): Param<number> => count('side', 5_000);

export const pageSizes = [20, 40, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

/** Rows of a page, as many as a person wants. */
export const pageSize = (): Param<PageSize> =>
  single<PageSize>('view', 'antal', 40, given => pageSizes.find(size => String(size) === given));

type AnyValues = Readonly<Record<string, unknown>>;
type Params<Values> = { readonly [Key in keyof Values]: Param<Values[Key]> };

/** A list's parameters and what can be asked of them. */
export interface ListParams<Values> {
  readonly initial: Values;
  readonly read: (query: URLSearchParams) => Values;
  readonly write: (values: Values) => URLSearchParams;
  /** What stands in a query beside them. */
  readonly rest: (query: URLSearchParams) => readonly (readonly [name: string, value: string])[];
  /** All filters as one text: the same text, the same rows. */
  readonly filters: (values: Values) => string;
  /** True when a filter leaves something out. */
  readonly isNarrowed: (values: Values) => boolean;
  /** Without filters, from the start. */
  readonly cleared: (values: Values) => Values;
  /** A change starts over at the first page, unless it is the page that changes. */
  readonly changed: (values: Values, changes: Partial<Values>) => Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const listParams = <Values extends AnyValues>(params: Params<Values>): ListParams<Values> => {
  const entries = Object.entries(params as Readonly<Record<string, Param<unknown>>>);
  const valuesBy = (valueOf: (param: Param<unknown>, key: string) => unknown, role?: Role) =>
    Object.fromEntries(
      entries
        .filter(([, param]) => role === undefined || param.role === role)
        .map(([key, param]) => [key, valueOf(param, key)]),
    );
  const initialOf = (role: Role) => valuesBy(({ initial }) => initial, role);
  const written = (values: Values, of: typeof entries): URLSearchParams =>
    new URLSearchParams(
      of
        .filter(([key, { initial }]) => values[key] !== undefined && !isSame(values[key], initial))
        .flatMap(([key, { name, write }]) => write(values[key]).map(each => [name, each])),
    );
  const changed = (values: Values, changes: Partial<Values>): Values => ({
    ...values,
    ...initialOf('place'),
    ...changes,
  });
  const filters = (values: Values): string =>
    written(
      values,
      entries.filter(([, { role }]) => role === 'filter'),
    ).toString();
  return {
    initial: valuesBy(({ initial }) => initial) as Values,
    read: query => valuesBy(({ name, read }) => read(query.getAll(name))) as Values,
    write: values => written(values, entries),
    rest: query => [...query].filter(([name]) => entries.every(([, param]) => param.name !== name)),
    filters,
    isNarrowed: values => filters(values) !== '',
    cleared: values => changed(values, initialOf('filter') as Partial<Values>),
    changed,
  };
};
