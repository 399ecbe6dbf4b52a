import { SEARCH_HITS, type SearchKind, type SearchSuggestions } from 'shared/contracts/search';
import type { Expression } from 'kysely';
import type { AsJson } from '../database/read-rows.ts';

/** One row more than is shown, to know whether there are more without counting. */
export const HITS_READ = SEARCH_HITS + 1;

/** Query for one kind of hit, to be read together with the others. */
export interface Finder<Hit> {
  /** At most `HITS_READ` rows. */
  readonly list: Expression<unknown>;
  readonly groupOf: (rows: readonly unknown[]) => { hits: Hit[]; hasMore: boolean };
}

export type HitsOf<Kind extends SearchKind> = Finder<NonNullable<SearchSuggestions[Kind]>['hits'][number]>;

export function finder<Row, Hit>(list: Expression<Row>, toHit: (row: AsJson<Row>) => Hit): Finder<Hit> {
  return {
    list,
    groupOf: rows => ({
      // The rows come from this query.
      hits: (rows as readonly AsJson<Row>[]).slice(0, SEARCH_HITS).map(toHit),
      hasMore: rows.length > SEARCH_HITS,
    }),
  };
}
