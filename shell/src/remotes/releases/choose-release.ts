/** Which release of a remote this page runs, and the fallbacks if it cannot be loaded. */
import { releaseOf, type Override } from './override.ts';
import type { CanaryRule, RegisteredRemote, Release } from 'shared/remote/registry';

/** Why this release was chosen. */
export type ReleaseSource = 'current' | 'previous' | 'canary' | 'override';

export interface Candidate {
  readonly release: Release;
  readonly source: ReleaseSource;
}

/** What canary rules depend on. */
export interface Visit {
  /** Empty without a customer: no canary releases then. */
  readonly customerId: string;
  readonly isToggleOn: (key: string) => boolean;
  /** A developer's override in this tab. */
  readonly override?: Override | undefined;
}

/** Query parameter of the status page, which has no customer in its path. */
export const customerParameter = 'kunde';

/** The customer of an address, or an empty string. */
export const customerIdIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const segment = pathname.split('/')[2] ?? '';
  return segment === 'status' ? (new URLSearchParams(search).get(customerParameter) ?? '') : segment;
};

/** FNV-1a over UTF-16 code units, mixed once more so that consecutive customer numbers are spread. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * A customer's position from 0 to 100 for a remote. It never changes, so customers keep a canary release while its share
 * grows; and it differs by remote, so that not always the same customers get one.
 */
export const shareOf = (customerId: string, remoteId: string): number =>
  (hash(`${remoteId}:${customerId}`) / 2 ** 32) * 100;

/** Whether this visit gets the canary release. */
export const triesCanary = (
  rule: CanaryRule,
  remoteId: string,
  { customerId, isToggleOn }: Visit,
): boolean => {
  if (customerId === '') return false;
  if ('toggle' in rule) return isToggleOn(rule.toggle);
  if ('customers' in rule) return rule.customers.includes(customerId);
  return shareOf(customerId, remoteId) < rule.percent;
};

/** The releases to try, best first; the previous release is the last fallback. */
export const candidatesFor = (remote: RegisteredRemote, visit: Visit): [Candidate, ...Candidate[]] => {
  const { id, current, previous, canary } = remote;
  const candidates: [Candidate, ...Candidate[]] = [{ release: current, source: 'current' }];
  if (canary && triesCanary(canary.rule, id, visit))
    candidates.unshift({ release: canary.release, source: 'canary' });
  if (visit.override?.id === id)
    candidates.unshift({ release: releaseOf(visit.override, current), source: 'override' });
  if (previous) candidates.push({ release: previous, source: 'previous' });
  return candidates;
};
