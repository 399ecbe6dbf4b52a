import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from 'shared/node/settings';
import { modeFrom } from './mode.ts';
import { originsFrom } from './origins.ts';
import { toggleProtocolFrom } from './toggle-protocol.ts';

describe('PORTAL_MODE', () => {
  it('is one of the known modes or unset (ENV-006)', () => {
    assert.equal(modeFrom('test'), 'test');
    assert.equal(modeFrom(undefined), undefined);
    for (const wrong of ['production', 'offline', 'Test', '"><script>']) {
      assert.throws(() => modeFrom(wrong), { name: 'UserFacingError', message: /^PORTAL_MODE is / });
    }
  });
});

describe('PORTAL_TOGGLE_PROTOCOL', () => {
  it('is http, ws or unset', () => {
    assert.equal(toggleProtocolFrom('ws'), 'ws');
    assert.equal(toggleProtocolFrom(''), undefined);
    assert.throws(() => toggleProtocolFrom('wss'), {
      name: 'UserFacingError',
      message: 'PORTAL_TOGGLE_PROTOCOL is "wss", but it has to be one of http, ws.',
    });
  });
});

describe('origins', () => {
  it('derive from the port base, and each can be set for real hosts', () => {
    assert.deepEqual(
      originsFrom(readSettings({ PORTAL_PORT_BASE: '4800' }), {}).remotes,
      [4801, 4802, 4803, 4804].map(port => `http://localhost:${String(port)}`),
    );
    const hosted = originsFrom(readSettings({}), {
      PORTAL_API_URL: 'https://api.portal.example',
      PORTAL_REMOTE_ORIGINS: 'https://a.example  https://b.example',
    });
    assert.equal(hosted.api, 'https://api.portal.example');
    assert.deepEqual(hosted.remotes, ['https://a.example', 'https://b.example']);
  });
});
