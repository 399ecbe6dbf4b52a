import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';

describe('user info', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  const userInfoOf = async (email: string): Promise<unknown> => {
    const browser = identity.newBrowser();
    const { access_token: token } = await browser.signIn(email, testPassword);
    return (await browser.userInfo(token)).json();
  };

  it('has sub, email, segment_id and the role at every customer (AUTH-012, AUTH-016)', async () => {
    assert.deepEqual(await userInfoOf('admin@demo.example'), {
      sub: 'id-of-admin',
      email: 'admin@demo.example',
      segment_id: 'segment-1',
      customer_roles: [
        { customer_id: '1001', role: 'Admin' },
        { customer_id: '1002', role: 'Superadmin' },
      ],
    });
  });

  it('has an empty list for a person without customers', async () => {
    assert.deepEqual(await userInfoOf('nocustomers@demo.example'), {
      sub: 'id-of-nocustomers',
      email: 'nocustomers@demo.example',
      customer_roles: [],
    });
  });

  it('omits customer_roles for the account with this fault', async () => {
    assert.deepEqual(await userInfoOf('noroles@demo.example'), {
      sub: 'id-of-noroles',
      email: 'noroles@demo.example',
    });
  });

  it('is readable from the hosts of the portal and no other origin', async () => {
    const browser = identity.newBrowser();
    const { access_token: token } = await browser.signIn('admin@demo.example', testPassword);
    assert.equal((await browser.userInfo(token)).headers.get('access-control-allow-origin'), testPortal);
    const readerAt = async (origin: string): Promise<string | null> => {
      const headers = { authorization: `Bearer ${token}`, origin };
      return (await fetch(`${identity.issuer}/me`, { headers })).headers.get('access-control-allow-origin');
    };
    const preview = 'https://pr-128.preview.example';
    assert.equal(await readerAt(preview), preview);
    assert.equal(await readerAt('https://foreign.example'), null);
  });

  it('answers 401 to an unknown token', async () => {
    assert.equal((await identity.newBrowser().userInfo('made-up')).status, 401);
  });

  it('stores the time of the last sign-in', async () => {
    const started = Date.now();
    await identity.newBrowser().signIn('other@demo.example', testPassword);
    const user = await identity.database.db
      .selectFrom('users')
      .select('last_login_at')
      .where('user_id', '=', 'id-of-other')
      .executeTakeFirstOrThrow();
    assert.ok((user.last_login_at?.getTime() ?? 0) >= started);
  });
});
