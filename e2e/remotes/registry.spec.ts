import { applicationPath, pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading, test } from '../support/test.ts';
import { openArea, rows } from './area.ts';

const registry = `${applicationPath}/remotes.json`;
const port = Number(new URL(portalOrigin).port);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/remotes\.json/);
});

for (const [what, fault] of [
  ['is gone', { status: 500, body: '' }],
  ['is no JSON', { status: 200, body: '<html>' }],
  ['is something else', { status: 200, body: { schemaVersion: 99 } }],
] as const) {
  test(`the registry ${what}: the last good copy is used`, async ({ page, signInAs, control }) => {
    await signInAs('admin', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await control.addFault({ service: 'remotes', port, path: registry, ...fault });
    await page.goto(pageAt('/1001/faktura'));
    await expect(rows(page).first()).toBeVisible();
    await openArea(page, 'Abonnementsoversigt');
    await expect(rows(page).first()).toBeVisible();
  });
}

test('the registry is gone and was never there before: the critical error page starts again (SHL-028, SHL-029)', async ({
  page,
  signInAs,
  control,
}) => {
  await control.addFault({ service: 'remotes', port, path: registry, status: 500, body: '' });
  await signInAs('admin', '/1001/faktura');
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: 'Start forfra' }).click();
  await expect(heading(page, /^Velkommen|^Fakturaer/)).toBeVisible();
});
