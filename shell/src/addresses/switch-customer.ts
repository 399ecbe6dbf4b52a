/** The address to go to when the user switches customer. */
import { bestPattern } from './best-pattern.ts';

/**
 * The address for another customer (MENU-020). The route is kept; if it contains a record of the old customer (a
 * subscription, an invoice), the area's overview opens instead, since the other customer has no such record. Search
 * parameters are dropped: filters refer to the old customer's accounts.
 *
 * `patterns` are the route patterns of all areas, relative to the customer.
 */
export const addressForCustomer = (
  pathname: string,
  customerId: string,
  patterns: readonly string[],
): string => {
  const [, , ...rest] = pathname.split('/');
  const below = rest.join('/');
  const namesSomething = bestPattern(patterns, below)?.includes(':') ?? false;
  const path = namesSomething ? (rest[0] ?? '') : below;
  return `/${encodeURIComponent(customerId)}/${path}`;
};
