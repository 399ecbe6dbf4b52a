import { SEARCH_HITS } from 'shared/contracts/search';

/** One row more than is shown, so that it is known whether there are others without counting them. */
export const HITS_READ = SEARCH_HITS + 1;

/** The group of a kind, of at most `HITS_READ` rows. */
export function groupOf<Row, Hit>(rows: readonly Row[], toHit: (row: Row) => Hit) {
  return { hits: rows.slice(0, SEARCH_HITS).map(toHit), hasMore: rows.length > SEARCH_HITS };
}
