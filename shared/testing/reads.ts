import type { Http } from 'shared/http';

/** A client that is never answered: for what is only looked at, not asked for. */
export const silentHttp: Http = {
  file: () => new Promise(() => undefined),
  request: () => new Promise(() => undefined),
};

/** A read with the key that it lies below. */
export type ReadRow = readonly [
  what: string,
  read: { readonly queryKey: readonly unknown[] },
  below: readonly string[],
];

/**
 * What pages read lies below the keys by which writes make it stale; `testWrites` has those of each write.
 *
 * @param area what every key of the remote begins with: its id, and its customer's where there is one
 */
export const testReads = (area: readonly string[], rows: readonly ReadRow[]): void => {
  it.each(rows)('reads %s below what a write names', (_what, { queryKey }, below) => {
    const stale = [...area, ...below];
    expect(queryKey.slice(0, stale.length)).toEqual(stale);
  });
};
