import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hash, verify } from './argon2id.ts';

/** Made by another implementation: hashes of `password`, and of `Portal2026` with its parameters in another order. */
const reference =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQtb2YtMTYtYg$/ki5v00PZ2oD2U9EAQTEQ9+JDhkoE+m7bMc2EQWcBhM';
const otherCost = '$argon2id$v=19$m=2048,p=2,t=3$c3guxajTDXSfsAUhW0SsVg$9X/gt2JgdkMgkuyaUV5j1SukqKR/sbB1';

const cheap = { memoryCost: 1024, timeCost: 2 };

describe('argon2id', () => {
  it('computes the same hash as other implementations', async () => {
    const salt = Buffer.from('somesalt-of-16-b');
    assert.equal(await hash('password', { memoryCost: 65_536, timeCost: 2 }, salt), reference);
    assert.equal(await verify(reference, 'password'), true);
  });

  it('verifies hashes with other parameters, length and order', async () => {
    assert.equal(await verify(otherCost, 'Portal2026'), true);
    assert.equal(await verify(otherCost, 'Portal2027'), false);
  });

  it('uses a random salt, and verifies only the right secret', async () => {
    const [one, other] = await Promise.all([hash('æøå', cheap), hash('æøå', cheap)]);
    assert.notEqual(one, other);
    assert.match(one, /^\$argon2id\$v=19\$m=1024,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    assert.deepEqual(
      await Promise.all([verify(one, 'æøå'), verify(other, 'æøå'), verify(one, 'aoa'), verify(one, '')]),
      [true, true, false, false],
    );
  });

  it('rejects anything else as a hash', async () => {
    const one = await hash('secret', cheap);
    for (const stored of ['', 'secret', one.slice(1), one.replace('argon2id', 'argon2d'), `${one}$`])
      await assert.rejects(verify(stored, 'secret'), /no argon2id/, stored);
  });
});
