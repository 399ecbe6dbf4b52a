/** Bulk change: the subscriptions' barrings change and persist. */
import { expect, heading, test } from '../../support/test.ts';

test('changes two subscriptions at once, and shows the result of each after the tab was closed', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin', '/1001/abonnementer?type=MOBILE&status=Active&sorter=Number&retning=faldende');
  // Subscriptions that are terminated on a date, or have a pending order, would be skipped.
  const rows = page.getByRole('row').filter({ hasText: 'Aktivt', hasNotText: 'Ordre i gang' });
  for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole('checkbox').check();
  await expect(page.getByText('2 rækker er valgt')).toBeVisible();
  await page.getByRole('button', { name: 'Ændr valgte' }).click();

  await expect(heading(page, 'Ændr flere abonnementer')).toBeFocused();
  await page.getByRole('radio', { name: 'Ændr spærringer og beløbsgrænse' }).check();
  await page.getByRole('button', { name: 'Næste' }).click();
  await page
    .getByRole('group', { name: '90-numre og indholdstakserede tjenester' })
    .getByRole('radio', { name: 'Spær' })
    .check();
  await page.getByRole('button', { name: 'Næste' }).click();
  await expect(page.getByText('2 abonnementer bliver ændret.')).toBeVisible();
  await page.getByRole('button', { name: 'Start ændringen' }).click();

  const job = heading(page, 'Ændr spærringer og beløbsgrænse');
  await expect(job).toBeFocused();
  // Back skips the finished steps.
  await page.goBack();
  await expect(heading(page, 'Abonnementer')).toBeFocused();
  await page.goForward();
  await expect(job).toBeFocused();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Begge er behandlet.')).toBeVisible();
  await expect(again.getByRole('rowheader')).toHaveCount(2);
  const file = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Hent CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^samlet-aendring-J\d+\.csv$/);

  await again.getByRole('link', { name: 'Samlede ændringer' }).click();
  await expect(
    again.getByRole('row', { name: /^Ændr spærringer og beløbsgrænse Begge er behandlet/ }).first(),
  ).toBeVisible();
});

test('limits a change of 10.000 subscriptions to 500, and lists the skipped ones', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1003/abonnementer');
  await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
  await page.getByRole('button', { name: 'Vælg alle 10.000 i listen' }).click();
  await expect(page.getByText('Højst 500 ad gangen')).toBeVisible();
  await page.getByRole('button', { name: 'Ændr valgte' }).click();
  await expect(page.getByText('Der kan højst ændres 500 ad gangen')).toBeVisible();
  await page.getByRole('radio', { name: 'Genåbn' }).check();
  await page.getByRole('button', { name: 'Næste' }).click();
  await page.getByRole('button', { name: 'Næste' }).click();
  await expect(page.getByText(/^\d+ abonnementer bliver ændret\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Abonnementet er ikke spærret \(\d+\)$/ }).click();
  await expect(page.getByRole('region', { name: /^Abonnementet er ikke spærret/ })).toContainText(/\d\d/);
});
