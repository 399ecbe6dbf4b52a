import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { readSettings } from 'shared/node/settings';
import { checkPortalSettings } from 'shared/settings/portal-settings';
import { anySettings } from 'shared/testing/portal-settings.ts';
import { repositoryRoot } from './front-ends.ts';

const PORTAL_SETTINGS = path.join(repositoryRoot, 'tools/settings/hosted.json');

describe('the hosts of a portal', () => {
  it('are the host of the process without settings', () => {
    const { portalHosts } = readSettings({ PORTAL_PORT_BASE: '4700' });
    assert.deepEqual(portalHosts.sources, ['http://localhost:4700']);
    assert.equal(portalHosts.includes('http://localhost:4700'), true);
    assert.equal(portalHosts.includes('https://localhost'), false);
  });

  it('are those of its environment only', () => {
    const { portalHosts } = readSettings({
      PORTAL_SETTINGS,
      PORTAL_ORIGIN: 'https://selvbetjening.preprod.lyng.example',
    });
    for (const origin of [
      'https://selvbetjening.preprod.lyng.example',
      'https://selvbetjening.staging.lyng.example',
      'https://pr-128.preview.lyng.example',
    ])
      assert.equal(portalHosts.includes(origin), true, origin);
    for (const origin of [
      'https://selvbetjening.lyng.example',
      'http://pr-128.preview.lyng.example',
      'https://pr-128.preview.lyng.example:8443',
      'https://pr-x.preview.lyng.example',
      'https://pr-1.preview.lyng.example.attacker.example',
      'null',
    ])
      assert.equal(portalHosts.includes(origin), false, origin);
  });

  it('have wildcards only as leading labels, like content security policies', () => {
    const portal = checkPortalSettings({
      environments: [
        {
          mode: 'preproduction',
          hosts: ['a.example', 'pr-{number}.b.example', '*.{number}.c.example', 'b-*'],
          settings: anySettings(),
        },
      ],
    });
    assert.deepEqual(portalHostsAt('https://a.example', portal).sources, [
      'https://a.example',
      'https://*.b.example',
      'https://*.c.example',
      'https:',
    ]);
  });
});
