import { remotePort } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { expect, heading, test } from '../support/test.ts';
import { expectAloneInFailure, expectRecovery, failure, openArea, rows } from './area.ts';

const faults: [string, Omit<Fault, 'service' | 'port'>][] = [
  ['cuts every connection', { path: '*', drop: true }],
  ['answers 500', { path: '*', status: 500, body: '' }],
  [
    'answers HTML in place of its entry script',
    {
      path: '*/remoteEntry.js',
      status: 200,
      body: '<!doctype html><title>Hej</title>',
      headers: { 'content-type': 'text/html' },
    },
  ],
  [
    'sends half of its entry script',
    {
      path: '*/remoteEntry.js',
      status: 200,
      body: 'var mfe_billing; (() => { "use strict"; var',
      headers: { 'content-type': 'text/javascript' },
    },
  ],
  [
    'throws when its entry script runs',
    {
      path: '*/remoteEntry.js',
      status: 200,
      body: 'throw new Error("Sådan her ikke.");',
      headers: { 'content-type': 'text/javascript' },
    },
  ],
  ['has lost its manifest', { path: '*/mf-manifest.json', status: 404, body: '' }],
  ['loses the script of its pages', { path: '*/__federation_expose_remote*.js', drop: true }],
  ['answers a manifest that is no JSON', { path: '*/mf-manifest.json', status: 200, body: '<html>' }],
  ['answers a manifest of something else', { path: '*/mf-manifest.json', status: 200, body: { hej: 1 } }],
];

const fromBilling = new RegExp(`:${String(remotePort('mfe-billing'))}/`);

test.beforeEach(({ expectedComplaints }) => {
  // Each of these faults is one that browsers complain about; what they name is the remote's own origin.
  expectedComplaints.allow(fromBilling);
  expectedComplaints.allow(/^unhandled: SyntaxError: Unexpected end of input/);
});

for (const [what, fault] of faults) {
  test(`one remote ${what}: the area says so alone, and comes back by 'Prøv igen'`, async ({
    page,
    signInAs,
    control,
  }) => {
    await signInAs('admin', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await control.addRemoteFault('mfe-billing', fault);
    await openArea(page, 'Fakturaer');
    await expectAloneInFailure(page);
    await control.clearFaults();
    await expectRecovery(page);
  });
}

test('one remote is gone when its page is opened first: shell, menu and the others are there', async ({
  page,
  signInAs,
  control,
}) => {
  await control.addRemoteFault('mfe-billing', { path: '*', drop: true });
  await signInAs('admin', '/1001/faktura');
  await expectAloneInFailure(page);
  await control.clearFaults();
  await expectRecovery(page);
});

test('one remote hangs: the page says after 3 seconds that it takes long, and gives up within 8', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await control.addRemoteFault('mfe-billing', { path: '*', delayMs: 60_000 });
  const startedAt = Date.now();
  await openArea(page, 'Fakturaer');
  await expect(page.getByText('Det tager længere tid end normalt. Du kan blive på siden.')).toBeVisible();
  const slowAfter = Date.now() - startedAt;
  expect(slowAfter).toBeGreaterThan(2_900);
  expect(slowAfter).toBeLessThan(5_000);
  await openArea(page, 'Abonnementsoversigt');
  await expect(rows(page).first()).toBeVisible();
  await openArea(page, 'Fakturaer');
  await expect(failure(page)).toBeVisible();
  expect(Date.now() - startedAt).toBeLessThan(9_000);
  await control.clearFaults();
  await expectRecovery(page);
});

test('one remote is slow: its page comes all the same', async ({ page, signInAs, control }) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await control.addRemoteFault('mfe-billing', { path: '*/mf-manifest.json', delayMs: 4_000 });
  await openArea(page, 'Fakturaer');
  await expect(page.getByText('Det tager længere tid end normalt. Du kan blive på siden.')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(heading(page, 'Fakturaer')).toBeFocused();
});

test('a remote that is back when the person returns to the tab is tried again by itself', async ({
  page,
  signInAs,
  control,
}) => {
  await control.addRemoteFault('mfe-billing', { path: '*', drop: true });
  await signInAs('admin', '/1001/faktura');
  await expect(failure(page)).toBeVisible();
  await control.clearFaults();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(rows(page).first()).toBeVisible();
});
