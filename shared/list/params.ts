/**
 * The state of a list in its URL query. Declared once; used for both reading and writing:
 *
 *     const ordersParams = listParams({
 *       search: text('soeg'),
 *       view: oneOf('vis', views, 'igang'),
 *       types: many('type', ORDER_TYPES),
 *       page: page(),
 *       pageSize: pageSize(),
 *     });
 *
 * Invalid values in a URL fall back to the default. Defaults are not written, so that the default list has a
 * plain URL.
 */
import { isDay } from '../format/day.ts';

/** `filter` excludes rows and is reset by "clear filters"; `place` is reset when anything else changes. */
type Role = 'filter' | 'view' | 'place';

export interface Param<Value> {
  readonly role: Role;
  readonly name: string;
  readonly initial: Value;
  /** Parses all values of the name in the query. */
  readonly read: (given: readonly string[]) => Value;
  /** Returns the values for the query; never called with the default. */
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

/** Free text, trimmed and truncated. */
export const text = (name: string, maxLength = 200): Param<string> => ({
  ...single('filter', name, '', given => given.trim().slice(0, maxLength)),
  write: value => [value.trim()].filter(Boolean),
});

/** The given values that are in a closed list, in the list's order; others are dropped. */
export const known = <Value extends string>(values: readonly Value[], given: readonly string[]): Value[] =>
  values.filter(value => value !== 'Unknown' && given.includes(value));

/** Any values of a closed list, in its order. 'Unknown' cannot be selected. */
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

/** Any ids, without duplicates; values with spaces are dropped. */
export const ids = (name: string, max = 200): Param<readonly string[]> => ({
  role: 'filter',
  name,
  initial: [],
  read: given => [...new Set(given)].filter(id => /^\S{1,64}$/.test(id)).slice(0, max),
  write: chosen => chosen,
});

/** Exactly one of a closed list: a view, a sort column. */
export const oneOf = <const Value extends string>(
  name: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): Param<Value> => single('view', name, initial, given => values.find(value => value === given));

/** The columns of a list, in the closed list's order; the default columns if none is named. */
export const columns = <const Column extends string>(
  name: string,
  values: readonly Column[],
  initial: readonly NoInfer<Column>[],
): Param<readonly Column[]> => {
  const orInitial = (chosen: readonly Column[]) => (chosen.length === 0 ? initial : chosen);
  return {
    role: 'view',
    name,
    initial,
    read: given => orInitial(known(values, given)),
    write: chosen => chosen,
  };
};

/** One of a closed list, or undefined for all. 'Unknown' cannot be selected. */
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

/** A count from 1, such as a page number. */
export const count = (name: string, max: number): Param<number> =>
  single('place', name, 1, given =>
    /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), max) : undefined,
  );

/**
 * The page number, from 1. The API's maximum offset is 1,000,000 rows, which is this many of the largest
 * pages.
 */
export const page = (): Param<number> => count('side', 5_000);

export const pageSizes = [20, 40, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

/** Rows per page. */
export const pageSize = (): Param<PageSize> =>
  single<PageSize>('view', 'antal', 40, given => pageSizes.find(size => String(size) === given));

type AnyValues = Readonly<Record<string, unknown>>;
type Params<Values> = { readonly [Key in keyof Values]: Param<Values[Key]> };

/** A list's parameters and the operations on them. */
export interface ListParams<Values> {
  readonly initial: Values;
  readonly read: (query: URLSearchParams) => Values;
  readonly write: (values: Values) => URLSearchParams;
  /** The query's other parameters. */
  readonly rest: (query: URLSearchParams) => readonly (readonly [name: string, value: string])[];
  /** All filters as one string; equal strings mean equal rows. */
  readonly filters: (values: Values) => string;
  /** Whether a filter excludes rows. */
  readonly isNarrowed: (values: Values) => boolean;
  /** Resets the filters and the page. */
  readonly cleared: (values: Values) => Values;
  /** Applies a change; resets to the first page, unless the page itself changes. */
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
