/** What a page reads lies below the key by which a write makes it stale: writes.test.tsx has those of each write. */
import type { Http } from 'shared/http';
import { ownLogQuery } from './own-log.queries.ts';
import { profileQueries } from './profile.queries.ts';

// Nothing is asked for here.
const http: Http = {
  file: () => new Promise(() => undefined),
  request: () => new Promise(() => undefined),
};
const queries = profileQueries(http);

it.each<[what: string, read: { readonly queryKey: readonly unknown[] }, below: string]>([
  ['the profile', queries.profile(), 'profile'],
  ['the sign-ins', queries.signIns(), 'sign-ins'],
  ['the second factor', queries.secondFactor(), 'second-factor'],
  ['the passkeys', queries.passkeys(), 'passkeys'],
  ['the own log', ownLogQuery(http), 'own-log'],
])('reads %s below what a write names', (_what, { queryKey }, below) => {
  expect(queryKey.slice(0, 2)).toEqual(['mfe-profile', below]);
});
