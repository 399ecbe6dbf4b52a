/** Every drawer and dialog of the administrators, and the activity log, in every width, colour scheme and theme. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { portalOrigin } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { faultsInEveryLook } from '../support/looks.ts';
import { change } from '../support/mock-responses.ts';
import { expect, heading, test } from '../support/test.ts';

// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true });

const overview = '/1001/administrator-oversigt';
const log = `${overview}/aktivitetslog`;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).last().click();

test('invitation drawer has no violations: empty, with errors, confirming close, and with a result per e-mail', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/invitations/);
  await signInAs('superadmin', `${overview}/opret-administrator`);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await email.fill('zara.med.et.meget.langt.navn@en-afdeling.kunde.example, admin@demo.example, hans');
  await press(page, 'Inviter administrator');
  await expect(page.getByText('Der er problemer')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await press(page, 'Luk');
  await expect(page.getByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await press(page, 'Nej, gå tilbage');

  await press(page, 'Fjern hans');
  await press(page, /^Alle kundenumre/);
  await press(page, 'Inviter administrator');
  await expect(page.getByText('Er allerede administrator')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('administrator and invitation have no violations: details, edited rights, and the delete dialogs', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', `${overview}/administrator-detaljer?email=limited%40demo.example`);
  await expect(page.getByText('Ærø afdeling (80011008)')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await press(page, 'Rediger rettigheder');
  await page.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill('nordhavn');
  await page.getByRole('checkbox', { name: /^Nordhavn Byg A\/S/ }).focus();
  await page.keyboard.press('Space');
  await press(page, /^Fjern Ærø afdeling/);
  await expect(page.getByText('Mister adgang til')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await press(page, 'Annuller');

  await press(page, 'Flere handlinger');
  await page.getByRole('menuitem', { name: 'Slet administrator' }).click();
  await expect(page.getByRole('dialog', { name: 'Slet administrator' })).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await test.step('invitation and its delete dialog', async () => {
    await goWithin(page, `${overview}?soeg=inviteret`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'Administrator', exact: true }) })
      .first()
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { name: 'Mangler bekræftelse' })).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
    await press(page, 'Slet invitation');
    await expect(page.getByRole('dialog', { name: 'Vil du slette denne invitation?' })).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
  });
});

test('activity log has no violations with an e-mail wider than a phone', async ({ page, signInAs }) => {
  const email = (name: string) => `${name}-${'afdeling'.repeat(7)}@kunde.example`;
  await change<{ data: { entries: object[] } }>('**/self-service-api/audit-log?*', body => {
    const [first, ...rest] = body.data.entries;
    const state = (name: string) => ({ email: email(name) });
    const changed = { ...first, action: 'EmailChanged', before: state('foer'), after: state('efter') };
    return { data: { ...body.data, entries: [changed, ...rest] } };
  })(page);
  await signInAs('superadmin', log);
  await expect(page.getByText(email('foer'))).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('activity log has no violations without hits, with rows, and with an invalid date', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', `${log}?soeg=findes-slet-ikke`);
  await expect(page.getByText('Ingen hændelser matcher dine filtre.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await goWithin(page, log);
  await expect(page.getByText(/^Viser 1-\d+ af \d+ rækker$/)).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Fra og med' }).fill('i går');
  await press(page, 'Vis periode');
  await expect(page.getByText('Skriv datoen som dd/mm/åååå.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('activity log has no violations without access', async ({ page, signInAs }) => {
  await signInAs('admin', log);
  await expect(page.getByText('Du har ikke adgang til aktivitetsloggen')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('activity log has no violations while loading, and after a failed load', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource.*\/self-service-api\/audit-log/);
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/self-service-api/audit-log?*', async route => {
    await answer.promise;
    await route.fulfill({
      status: 500,
      headers: {
        'access-control-allow-origin': portalOrigin,
        'access-control-allow-credentials': 'true',
      },
    });
  });
  await signInAs('superadmin', log);
  await expect(heading(page, 'Aktivitetslog')).toBeVisible();
  await expect(page.getByText('Indlæser').first()).toBeAttached();
  // In one combination only: the request would time out before all were checked.
  expect(await accessibilityFaults(page)).toEqual([]);
  answer.resolve(undefined);
  await expect(page.getByText('Kunne ikke indlæse aktivitetsloggen.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});
