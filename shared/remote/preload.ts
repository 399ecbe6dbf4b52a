/**
 * Preloading: fetches the first data of a page before the user opens it.
 *
 * Give a route `handle: { preload: ({ http, queryClient, customer }) => queryClient.query(…) }`, with the query
 * factories of the page. The shell calls it once per address when the user hovers over, focuses or touches a link to it,
 * unless the browser asks to save data. Of routes without it only the code is fetched. Shells older than contract 1.3.0
 * ignore it.
 */
import type { DerivedCustomer } from '../customers/capabilities.ts';
import type { Http } from 'shared/http';
import type { QueryClient } from 'shared/query';
import type { Session } from 'shared/session';

/** A preload runs outside React, so it gets the shell's services as an argument. */
export interface PreloadContext {
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly customer: DerivedCustomer;
  readonly session: Session;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Query parameters. */
  readonly search: URLSearchParams;
}

/** Starts the page's first queries. Errors are ignored: the page will retry and show them. */
export type Preload = (context: PreloadContext) => Promise<unknown>;

/** A route's `handle` with a preload; combine it with other marks: `{ ...overlay, preload }`. */
export interface PreloadHandle {
  readonly preload: Preload;
}

/** The preload of a route's `handle`, which comes from a remote and may be anything. */
export const preloadOf = (handle: unknown): Preload | undefined =>
  typeof handle === 'object' && handle !== null && 'preload' in handle && typeof handle.preload === 'function'
    ? (handle.preload as Preload)
    : undefined;
