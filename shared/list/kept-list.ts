import { useEffect } from 'react';
import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';

/** Last state of a list. */
interface KeptList {
  /** Its search, filters and page: `?soeg=bo&side=2`; empty for the defaults. */
  readonly query: string;
  /** Ids of the rows on the last open page, in order. */
  readonly rows: readonly string[];
}

const nothing: KeptList = { query: '', rows: [] };

/** Fallback if storage fails; lost on reload. */
const unstored = new Map<string, KeptList>();

const isKept = (found: unknown): found is KeptList =>
  typeof found === 'object' &&
  found !== null &&
  'query' in found &&
  typeof found.query === 'string' &&
  'rows' in found &&
  Array.isArray(found.rows);

const read = (key: string): KeptList => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return (isKept(found) ? found : unstored.get(key)) ?? nothing;
  } catch {
    return unstored.get(key) ?? nothing;
  }
};

const keep = (key: string, part: Partial<KeptList>): void => {
  const kept = { ...read(key), ...part };
  unstored.set(key, kept);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: kept in `unstored`.
  }
};

/** Storage key of a list, per user; the address includes the customer. */
const useKey = (): ((href: string) => string) => {
  const { userId } = useSession();
  return href => `list/${userId}${href}`;
};

/** Stores the query of the open list. */
export const useKeptQuery = (): void => {
  const { pathname, search } = useLocation();
  const key = useKey()(pathname);
  useEffect(() => {
    keep(key, { query: search });
  }, [key, search]);
};

/** Stores the row ids of the open list, for {@link useNeighbours}. */
export const useKeptRows = (rows: readonly string[]): void => {
  const key = useKey()(useLocation().pathname);
  const ids = JSON.stringify(rows);
  useEffect(() => {
    keep(key, { rows: JSON.parse(ids) as string[] });
  }, [key, ids]);
};

/**
 * Link to a list in its last state in this tab: search, filters, sort and page; the default list if it was
 * not opened before.
 *
 * @param href of the list, without a query: `customerHref(customerId, areaPaths.orders)`
 */
export const useListAsLeft = (href: string): string => href + read(useKey()(href)).query;

export interface Neighbours {
  /** Undefined at the start of the page. */
  readonly previous: string | undefined;
  /** Undefined at the end of the page. */
  readonly next: string | undefined;
  /** Position, counted from 1. */
  readonly place: number;
  readonly count: number;
}

/**
 * The previous and next row on the last open page of the list; undefined if the list was not opened in this
 * tab, or did not show this row.
 */
export const useNeighbours = (href: string, id: string): Neighbours | undefined => {
  const { rows } = read(useKey()(href));
  const index = rows.indexOf(id);
  if (index === -1) return undefined;
  return { previous: rows[index - 1], next: rows[index + 1], place: index + 1, count: rows.length };
};
