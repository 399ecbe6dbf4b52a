/** Terminates a subscription used by no other test, since orders persist. */
import { expect, heading, test } from '../../support/test.ts';

const subscription = '/1001/abonnementer/1001000298';

test('terminates a subscription by the terms of its contract, and undoes it (CTRL-004, CTRL-005, CTRL-006)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', subscription);
  const number = await page
    .getByText(/^\d\d\s\d\d\s\d\d\s\d\d$/)
    .first()
    .innerText();
  await page.getByRole('link', { name: 'Opsig abonnement' }).click();
  await expect(heading(page, 'Opsig abonnement')).toBeFocused();
  await expect(page.getByText('Løbende måned + 30 dage')).toBeVisible();
  await page.getByRole('radio', { name: 'Brugeren er stoppet' }).check();
  await page.getByRole('radio', { name: 'Frigiv nummeret' }).check();
  await page
    .getByRole('textbox', { name: /^Skriv de sidste fire cifre/ })
    .fill(number.replace(/\D/g, '').slice(-4));
  await expect(page.getByText('Det ændrer du')).toBeVisible();
  await page.getByRole('button', { name: 'Opsig abonnement' }).click();
  await expect(page.getByText('Abonnementet bliver opsagt')).toBeVisible();
  await expect(page.getByText(/^Opsagt til \d/).first()).toBeVisible();

  await page.getByRole('button', { name: /^Fortryd opsigelse/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fortryd opsigelse' }).click();
  await expect(page.getByText(/^Ordre O\d+ er fortrudt$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Aktivt', { exact: true })).toBeVisible();
});
