/** Which release of a remote this page runs, and what takes its place when it can't be had. */
import { releaseOf, type Override } from './override.ts';
import type { CanaryRule, RegisteredRemote, Release } from 'shared/remote/registry';

/** Why a release is the one that runs. */
export type ReleaseSource = 'current' | 'previous' | 'canary' | 'override';

export interface Candidate {
  readonly release: Release;
  readonly source: ReleaseSource;
}

/** What a canary's rule is decided by. */
export interface Visit {
  /** Empty where no customer is chosen: nobody tries anything there. */
  readonly customerId: string;
  readonly isToggleOn: (key: string) => boolean;
  /** What this tab tries in place of a remote's releases. */
  readonly override?: Override | undefined;
}

/** The query parameter by which the status page, which has no customer in its path, is shown as one gets it. */
export const customerParameter = 'kunde';

/** The customer that an address is about, or an empty text. */
export const customerIdIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const segment = pathname.split('/')[2] ?? '';
  return segment === 'status' ? (new URLSearchParams(search).get(customerParameter) ?? '') : segment;
};

/** FNV-1a over UTF-16 code units, mixed once more so that neighbouring customer numbers fall far apart. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * Where a customer stands among all for one remote, from 0 up to 100. It never changes, so a customer that tries a
 * release keeps it while the share grows; and it differs by remote, so that not the same customers try everything.
 */
export const shareOf = (customerId: string, remoteId: string): number =>
  (hash(`${remoteId}:${customerId}`) / 2 ** 32) * 100;

/** Does this visit try the canary? */
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

/** What is tried, best first: the release before the current one is better than none. */
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
