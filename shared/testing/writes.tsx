/**
 * Tests a package's writes in a table: one row for each `useWrite`, which is searched for in the sources, so
 * that none is forgotten. Each gets the tests that apply to all writes.
 *
 *     testWrites(path.join(__dirname), startApi(), [{ file: 'suspend/suspension-form.tsx', … }]);
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QueryClient } from 'shared/query';
import type { HostRender } from './render-with-host.tsx';
import type { TestApi } from './start-api.ts';

export interface WriteRow {
  /** File of the write, below the package's `src`. A file with two writes has two rows. */
  readonly file: string;
  readonly what: string;
  /** Opens the page with an API that accepts the write, and with this cache. */
  readonly open: (queryClient: QueryClient) => Pick<HostRender, 'toasts'>;
  /** Fills in the form and returns its submit button; omit it if the page submits by itself. */
  readonly button?: (user: UserEvent) => Promise<HTMLElement>;
  /** Waits for the sign of success; a toast by default. */
  readonly done?: () => Promise<unknown>;
  /** Number of calls per write; one by default. */
  readonly calls?: number;
  /** Key prefixes of the queries that the write makes stale. */
  readonly stale: readonly (readonly string[])[];
}

/** A package's hook based on `useWrite` must also be named `use…Write`. */
const call = /(?<!const )\buse(?:[A-Z]\w*)?Write\(/g;
const declaration = /\bconst use[A-Z]\w*Write\b/;

/** Files with calls of a write below a folder, once per call. */
export const filesOfWrites = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .toSorted()
    .flatMap(file => {
      const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return declaration.test(source) ? [] : (source.match(call) ?? []).map(() => file);
    });

/** Records the keys of queries that become stale. */
const watchStale = (queryClient: QueryClient) => {
  const keys: string[] = [];
  queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'invalidate') keys.push(event.query.queryHash);
  });
  return keys;
};

/** Presses a button twice before the next render. */
const pressTwice = (button: HTMLElement): void => {
  act(() => {
    button.click();
    button.click();
  });
};

export const testWrites = (folder: string, api: TestApi, rows: readonly WriteRow[]): void => {
  it('has a row for every write', () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual(filesOfWrites(folder));
  });

  // A package may have no writes.
  if (rows.length === 0) return;
  describe.each([...rows])('$what', ({ open, button, done, calls = 1, stale }) => {
    it('is sent once on a double click, with an idempotency key, and invalidates each stale query once', async () => {
      const queryClient = new QueryClient({
        defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity } },
      });
      const others = stale.map(key => [...key, 'of another page']);
      for (const key of others) queryClient.setQueryData(key, 'known');
      const madeStale = watchStale(queryClient);
      const { toasts } = open(queryClient);
      const pressed = await button?.(userEvent.setup());
      const sent: (string | null)[] = [];
      api.events.on('request:start', ({ request }) => {
        // A preview has a body and changes nothing.
        const isRead = ['GET', 'OPTIONS'].includes(request.method) || request.url.includes('preview?');
        if (!isRead) sent.push(request.headers.get('idempotency-key'));
      });
      if (pressed) pressTwice(pressed);
      if (done) await done();
      else
        await waitFor(() => {
          expect(toasts).toHaveLength(1);
        });
      expect(sent).toHaveLength(calls);
      for (const key of sent) expect(key).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(sent).size).toBe(calls);
      for (const key of others)
        expect(madeStale.filter(hash => hash === JSON.stringify(key))).toEqual([JSON.stringify(key)]);
      api.events.removeAllListeners();
    });
  });
};
