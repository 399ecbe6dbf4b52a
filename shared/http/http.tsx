/**
 * HTTP port: how a remote calls the backend. The remote never sees a token; `request()` adds it.
 *
 * Use it through a query factory: `useQuery(administratorQueries(useHttp()).list({ customerId, page }))`.
 */
import { createContext, useContext } from 'react';
import type { Http } from './create-http.ts';

export type { FetchedFile, FileRequest, Http, HttpMethod, HttpRequest, Query } from './create-http.ts';

/** Provided by the shell and by `renderWithHost()`. */
export const HttpContext = createContext<Http | null>(null);

/** The page's HTTP client. Throws outside the shell. */
export const useHttp = (): Http => {
  const http = useContext(HttpContext);
  if (http === null) throw new Error('useHttp needs the shell: no HttpContext was supplied.');
  return http;
};
