/** Notification preferences of a user, and the activity log of a record. */
import { goWithin } from '../support/go-within.ts';
import { newEmail, signInAsNewPerson } from '../support/new-person.ts';
import { expect, heading, test } from '../support/test.ts';

test('sets notification preferences in the profile, and opens the activity log of a user, a subscription and an account', async ({
  page,
  signInAs,
}) => {
  const email = newEmail('besked');
  await signInAsNewPerson(page, email, 'EnGodKode1', '/1001/indstillinger');
  await page.getByRole('link', { name: 'Rediger beskeder' }).click();
  await expect(heading(page, 'Beskeder')).toBeFocused();
  // The number came with the invitation and has not been verified by a code.
  await expect(page.getByRole('link', { name: 'Bekræft dit telefonnummer' })).toBeVisible();
  const overdue = page.getByRole('combobox', { name: 'Forfaldne fakturaer' });
  await expect(overdue.getByRole('option', { name: 'Sms' })).toHaveCount(0);
  await overdue.selectOption({ label: 'E-mail' });
  await page.getByRole('button', { name: 'Gem ændringer' }).click();
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await expect(page.getByText('Med e-mail', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Rediger beskeder' }).click();
  await expect(overdue).toHaveValue('Mail');

  await page.context().clearCookies();
  const details = `/1001/administrator-oversigt/administrator-detaljer?email=${encodeURIComponent(email)}`;
  await signInAs('superadmin', details);
  await page.getByRole('link', { name: 'Se administratorens aktivitet' }).click();
  await expect(heading(page, 'Administratorens aktivitet')).toBeFocused();
  await expect(page.getByRole('row', { name: /accepterede invitationen/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`inviterede .*${email}`) })).toBeVisible();

  await goWithin(page, '/1001/abonnementer/1001000127');
  await page.getByRole('link', { name: 'Aktivitetslog', exact: true }).click();
  await expect(heading(page, 'Aktivitetslog')).toBeFocused();
  await expect(page.getByText(/står i aktivitetshistorikken\.$/)).toBeVisible();

  await goWithin(page, '/1001/faktureringskonti/80011010');
  await page.getByRole('link', { name: 'Aktivitetslog', exact: true }).click();
  await expect(heading(page, 'Aktivitetslog')).toBeFocused();
  await expect(page.getByText(/^Her står, hvem der har oprettet/)).toBeVisible();
});
