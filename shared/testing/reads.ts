import type { Http } from 'shared/http';

/** A client whose requests never resolve: for tests that only inspect queries. */
export const pendingHttp: Http = {
  file: () => new Promise(() => undefined),
  request: () => new Promise(() => undefined),
};

/** A read, with the key prefix it must have. */
export type ReadRow = readonly [
  what: string,
  read: { readonly queryKey: readonly unknown[] },
  below: readonly string[],
];

/**
 * Tests that queries are below the keys through which writes make them stale; `testWrites` tests the keys of
 * each write.
 *
 * @param area key prefix of the remote: its id, and the customer's if there is one
 */
export const testReads = (area: readonly string[], rows: readonly ReadRow[]): void => {
  it.each(rows)('has the key of %s below what writes invalidate', (_what, { queryKey }, below) => {
    const stale = [...area, ...below];
    expect(queryKey.slice(0, stale.length)).toEqual(stale);
  });
};
