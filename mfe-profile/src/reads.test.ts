import { pendingHttp as http, testReads } from 'shared/testing/reads.ts';
import { ownLogQuery } from './own-log.queries.ts';
import { profileQueries } from './profile.queries.ts';

const queries = profileQueries(http);

testReads(
  ['mfe-profile'],
  [
    ['the profile', queries.profile(), ['profile']],
    ['the sign-ins', queries.signIns(), ['sign-ins']],
    ['the second factor', queries.secondFactor(), ['second-factor']],
    ['the passkeys', queries.passkeys(), ['passkeys']],
    ['the own log', ownLogQuery(http), ['own-log']],
  ],
);
