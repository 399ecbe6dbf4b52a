import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readyAddresses } from './ready-addresses.ts';

const frontEnds = ['http://localhost:4000/selvbetjening/', 'http://localhost:4003/mf-manifest.json'];

it('waits for the dev servers, and for the platform unless offline', () => {
  const of = (mode: 'development' | 'offline') => readyAddresses(mode, 4000, ['http://localhost:4003']);
  assert.deepEqual(of('development'), [...frontEnds, 'http://localhost:4900/control/health']);
  assert.deepEqual(of('offline'), frontEnds);
});
