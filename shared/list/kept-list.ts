import { useEffect } from 'react';
import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';

/** A list as it was left. */
interface KeptList {
  /** What was chosen in it: `?soeg=bo&side=2`; empty for the plain list. */
  readonly query: string;
  /** Ids of the rows of the page that was open, in their order. */
  readonly rows: readonly string[];
}

const nothing: KeptList = { query: '', rows: [] };

/** What cannot be stored lives as long as the page. */
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
    // Full or forbidden: kept above.
  }
};

/** Where the tab keeps a list: for one person; its address has the customer in it. */
const useKey = (): ((href: string) => string) => {
  const { userId } = useSession();
  return href => `list/${userId}${href}`;
};

/** Keeps what is chosen in the list that is open. */
export const useKeptQuery = (): void => {
  const { pathname, search } = useLocation();
  const key = useKey()(pathname);
  useEffect(() => {
    keep(key, { query: search });
  }, [key, search]);
};

/** Keeps which rows are shown in the list that is open, for {@link useNeighbours}. */
export const useKeptRows = (rows: readonly string[]): void => {
  const key = useKey()(useLocation().pathname);
  const ids = JSON.stringify(rows);
  useEffect(() => {
    keep(key, { rows: JSON.parse(ids) as string[] });
  }, [key, ids]);
};

/**
 * The way back to a list as it was left in this tab: search, filters, sort and page; the plain list where it was not
 * opened before.
 *
 * @param href of the list, without a query: `customerHref(customerId, areaPaths.orders)`
 */
export const useListAsLeft = (href: string): string => href + read(useKey()(href)).query;

export interface Neighbours {
  /** Missing at the start of the page. */
  readonly previous: string | undefined;
  /** Missing at the end of the page. */
  readonly next: string | undefined;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
}

/**
 * What stands before and after a row on the page of the list that was open; undefined where the list was not opened in
 * this tab, or without that row.
 */
export const useNeighbours = (href: string, id: string): Neighbours | undefined => {
  const { rows } = read(useKey()(href));
  const index = rows.indexOf(id);
  if (index === -1) return undefined;
  return { previous: rows[index - 1], next: rows[index + 1], place: index + 1, count: rows.length };
};
