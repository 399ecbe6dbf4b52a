/** Finds the route pattern that matches an address. */
import { matchPath } from 'shared/router';

const parametersIn = (pattern: string): number =>
  pattern.split('/').filter(part => part.startsWith(':')).length;

/**
 * The pattern that matches `path` with the fewest parameters, so that `abonnementer/opret-abonnement` is not taken for
 * a subscription, whatever the order in which a remote lists them. Both are relative to the customer.
 */
export const bestPattern = (patterns: readonly string[], path: string): string | undefined =>
  patterns
    .filter(pattern => matchPath(`/${pattern}`, `/${path}`) !== null)
    .sort((a, b) => parametersIn(a) - parametersIn(b))[0];
