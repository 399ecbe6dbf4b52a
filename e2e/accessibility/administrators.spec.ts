/** Every drawer and dialog of the administrators, in every width, colour scheme and theme. */
import type { Page } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { faultsInEveryLook } from '../support/appearance/looks.ts';
import { expect, test } from '../support/test.ts';

// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true });

const overview = '/1001/administrator-oversigt';

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
