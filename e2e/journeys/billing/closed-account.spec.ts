/**
 * A closed billing account keeps its page, and nothing can be added to it. Every request is refused, so nothing
 * changes.
 */
import type { Page } from '@playwright/test';
import { pageAt } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { change } from '../../support/mock-responses.ts';
import { expect, heading, test } from '../../support/test.ts';

const closed = '80011013';
const refused = 'Kundenummeret er lukket. Vælg et andet.';

/** As if it had been closed after the page was loaded; the platform's own error follows. */
const asIfOpen = change<{ data: { accounts: object[] } }>(
  '**/self-service-api/accounts?*',
  ({ data, ...rest }) => ({
    ...rest,
    data: { ...data, accounts: data.accounts.map(account => ({ ...account, closedOn: null })) },
  }),
);

const choiceOf = (page: Page) => page.getByRole('radio', { name: new RegExp(closed) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg efter kundenummer' });

const expectNoChoice = async (page: Page): Promise<void> => {
  await search(page).fill(closed);
  await expect(choiceOf(page)).toBeDisabled();
  await expect(page.getByText('Kundenummeret er lukket.', { exact: true })).toBeVisible();
};

const chooseAsIfOpen = async (page: Page): Promise<void> => {
  await asIfOpen(page);
  await page.reload();
  await search(page).fill(closed);
  await choiceOf(page).check();
};

test('is marked in the list, shows when it was closed, and cannot be selected, also when closed meanwhile', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400/);
  await signInAs('admin', '/1001/faktureringskonti');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(closed) }) });
  await expect(row.last().getByText('Lukket', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(closed) }).click();
  await expect(heading(page, 'Tidligere lager')).toBeFocused();
  await expect(page.getByText('Lukket den')).toBeVisible();

  await test.step('selection for a subscription, with the error at its field', async () => {
    const move = '/1001/abonnementer/1001000514/skift-faktureringskonto';
    await goWithin(page, move);
    await expectNoChoice(page);

    await chooseAsIfOpen(page);
    await page.getByRole('button', { name: 'Skift kundenummer' }).click();
    await expect(page.getByRole('group', { name: 'Hvilket kundenummer skal betale?' })).toContainText(
      refused,
    );
  });

  await test.step('selection for a new subscription, with the error at that step', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(pageAt('/1001/abonnementer/opret-abonnement'));
    const next = () => page.getByRole('button', { name: 'Næste' }).click();
    await page.getByRole('radio', { name: 'Mobilabonnement' }).check();
    await page.getByRole('radio', { name: /Erhverv Mobil 50 GB/ }).check();
    await next();
    await page.getByLabel('Fornavn').fill('Ulla');
    await page.getByLabel('Efternavn').fill('Lukkedal');
    await next();
    await expectNoChoice(page);

    await chooseAsIfOpen(page);
    await next();
    await page
      .getByRole('radio', { name: /^\d\d \d\d \d\d \d\d/ })
      .first()
      .click();
    await expect(page.getByText(/er reserveret til dig/)).toBeVisible();
    await next();
    await page.getByRole('radio', { name: /^E-sim/ }).check();
    await next();
    await next();
    await page.getByRole('button', { name: 'Bestil abonnement' }).click();
    await expect(page.getByText(/^Trin 3 af/)).toBeVisible();
    await expect(page.getByText(refused).first()).toBeVisible();
  });
});
