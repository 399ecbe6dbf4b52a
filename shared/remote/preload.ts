/**
 * What a page begins with, fetched before somebody goes there.
 *
 * Give a route `handle: { preload: ({ http, queryClient, customer }) => queryClient.query(…) }`, with the query
 * factories that the page itself reads by. The shell calls it once for an address when a person is about to go there:
 * they point at a link to it, reach it by keyboard or touch it, and their connection is not one to spare. Routes
 * without it are only fetched as code. A shell older than contract 1.3.0 knows nothing of it and leaves it out.
 */
import type { DerivedCustomer } from '../customers/capabilities.ts';
import type { Http } from 'shared/http';
import type { QueryClient } from 'shared/query';
import type { Session } from 'shared/session';

/** What the page would find around it: a preload runs outside React, so it is handed the ports. */
export interface PreloadContext {
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly customer: DerivedCustomer;
  readonly session: Session;
  /** Parts of the address that the route's path names, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The address's query. */
  readonly search: URLSearchParams;
}

/** Begins the page's first reads. What it rejects with is dropped: the page itself will ask again, and say so. */
export type Preload = (context: PreloadContext) => Promise<unknown>;

/** A route's `handle` that says what its page begins with; another mark goes beside it: `{ ...overlay, preload }`. */
export interface PreloadHandle {
  readonly preload: Preload;
}

/** What a route's `handle` says that its page begins with; a handle is a remote's data and may be anything. */
export const preloadOf = (handle: unknown): Preload | undefined =>
  typeof handle === 'object' && handle !== null && 'preload' in handle && typeof handle.preload === 'function'
    ? (handle.preload as Preload)
    : undefined;
