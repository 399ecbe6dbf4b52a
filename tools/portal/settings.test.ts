import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localOrigin, portBaseFrom, serviceOffsets } from './addresses.ts';
import { modeFrom } from './mode.ts';
import { originsFrom } from './origins.ts';

describe('PORTAL_PORT_BASE', () => {
  it('is 4000 when it is not set, and moves every address', () => {
    assert.equal(portBaseFrom(undefined), 4000);
    assert.equal(portBaseFrom(''), 4000);
    assert.equal(localOrigin(portBaseFrom('4800'), serviceOffsets.control), 'http://localhost:5700');
  });

  for (const wrong of ['99', '64636', '-1', '4e3', '4000.5', 'x', ' 4000', '0x1000', '1'.repeat(400)]) {
    it(`is refused in one sentence when it is ${wrong.slice(0, 12)}`, () => {
      assert.throws(() => portBaseFrom(wrong), {
        name: 'UserFacingError',
        message: `PORTAL_PORT_BASE is "${wrong}", but it has to be a whole number from 1024 to 64635.`,
      });
    });
  }
});

describe('PORTAL_MODE', () => {
  it('is one of the known words or not set (ENV-006)', () => {
    assert.equal(modeFrom('offline'), 'offline');
    assert.equal(modeFrom(undefined), undefined);
    for (const wrong of ['production', 'Test', '"><script>']) {
      assert.throws(() => modeFrom(wrong), { name: 'UserFacingError', message: /^PORTAL_MODE is / });
    }
  });
});

describe('origins', () => {
  it('follow from the port base, and each can be set for real hosts', () => {
    assert.deepEqual(
      originsFrom({}, 4800).remotes,
      [4801, 4802, 4803, 4804].map(port => `http://localhost:${String(port)}`),
    );
    const hosted = originsFrom(
      {
        PORTAL_API_ORIGIN: 'https://api.portal.example',
        PORTAL_REMOTE_ORIGINS: 'https://a.example  https://b.example',
      },
      4000,
    );
    assert.equal(hosted.api, 'https://api.portal.example');
    assert.deepEqual(hosted.remotes, ['https://a.example', 'https://b.example']);
  });
});
