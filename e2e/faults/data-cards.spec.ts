/** Data cards on a subscription used by no other test, and the page of an order, since orders persist. */
import { pageAt } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

const subscription = '/1001/abonnementer/1001000594';

test('adds a data card, follows its order, and removes the card; shows a failed order, and finds it by its number in the default view (SIM-030, SIM-031, SIM-032, SIM-034, ORD-015)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', `${subscription}/simkort`);
  await expect(heading(page, 'Simkort')).toBeVisible();
  await page.getByRole('link', { name: 'Tilføj: Datakort, der deler data' }).click();
  await expect(heading(page, 'Tilføj datakort')).toBeFocused();
  await page.getByRole('radio', { name: 'Hent det i en butik' }).check();
  await expect(page.getByText('Det ændrer du')).toBeVisible();
  await page.getByRole('button', { name: 'Bestil datakort' }).click();

  await page.getByRole('link', { name: 'Se ordren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ordre O\d+$/ })).toBeFocused();
  await expect(page.getByText('Det ændrer ordren')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Skriv til kundeservice om ordren/ })).toHaveAttribute(
    'href',
    /\?ordre=O\d+$/,
  );
  await control.advanceClock(10 * 60_000);
  await expect(page.getByText('Det ændrede ordren')).toBeVisible();

  await page.goto(pageAt(`${subscription}/simkort`));
  const card = page.getByRole('region', { name: 'Datakort', exact: true });
  await expect(card.getByText('Deler data med hovedsimkortet')).toBeVisible();
  await card.getByRole('link', { name: /^Administrer simkort/ }).click();
  await page.getByRole('button', { name: /^Fjern datakort/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Datakortet holder op med at virke/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fjern datakortet' }).click();
  await expect(page.getByText('Datakortet bliver fjernet').first()).toBeVisible();
  await control.advanceClock(10 * 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tilføj datakort' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await test.step('a failed order', async () => {
    await goWithin(page, '/1001/ordrer?vis=fejlede&antal=20');
    await page.getByRole('rowheader').first().getByRole('link').click();
    const title = page.getByRole('heading', { level: 1, name: /^Ordre O\d+$/ });
    await expect(title).toBeFocused();
    await expect(page.getByText('Ordren fejlede')).toBeVisible();
    const number = ((await title.textContent()) ?? '').replace('Ordre ', '');

    await page.goto(pageAt(`/1001/ordrer?soeg=${number}`));
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toContainText(number);
  });
});
