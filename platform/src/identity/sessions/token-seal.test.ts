import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { recordStatements } from '../../testing/database/recorded-statements.ts';
import { createTokenCheck } from './access-tokens.ts';
import { clientId } from '../client.ts';
import { startTestIdentity, testPassword, type RunningIdentity } from '../testing/running-identity.ts';
import { createTokenSeal } from './token-seal.ts';

/** The same token with another last character. */
const altered = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A');

describe('a forged token', () => {
  let identity: RunningIdentity;
  let tokens: { access_token: string; refresh_token: string };
  before(async () => {
    identity = await startTestIdentity();
    tokens = await identity.newBrowser().signIn('admin@demo.example', testPassword);
  });
  after(() => identity.close());

  it('is refused by the API without a database query', async () => {
    const { db, statements } = recordStatements(identity.database.db);
    const check = createTokenCheck(db);
    assert.equal((await check(tokens.access_token))?.userId, 'id-of-admin');
    const asked = statements.length;
    for (const forged of ['x', 'eyJhbGciOiJub25lIn0.e30.', altered(tokens.access_token)])
      assert.equal(await check(forged), undefined);
    assert.equal(statements.length, asked);
  });

  it('is refused on refresh without a database query, as is an unknown client', async () => {
    const ask = async (client: string, token: string) => {
      const answer = await fetch(`${identity.issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: client,
          refresh_token: token,
        }),
      });
      return answer.status;
    };
    const asked = identity.statements.length;
    assert.equal(await ask('x', tokens.refresh_token), 401);
    for (const forged of ['y', altered(tokens.refresh_token)]) assert.equal(await ask(clientId, forged), 400);
    assert.equal(identity.statements.length, asked);
    assert.equal(await ask(clientId, tokens.refresh_token), 200);
  });

  it('is recognised, unless sealed with a current secret', () => {
    const old = createTokenSeal(['old']).seal('an-id');
    const fresh = createTokenSeal(['new', 'old']).seal('an-id');
    assert.notEqual(old, fresh);
    assert.deepEqual(
      [old, fresh, 'an-id', `${old}x`].map(each => createTokenSeal(['new', 'old']).isOurs(each)),
      [true, true, false, false],
    );
    assert.equal(createTokenSeal(['new']).isOurs(old), false);
  });
});
