/** Call forwarding on a subscription used by no other test, since orders persist. */
import { expect, heading, test } from '../support/test.ts';

const subscription = '/1001/abonnementer/1001000297';

test('forwards unanswered calls, undoes the order, and completes a second one (CTRL-013, CTRL-014, CTRL-015)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', subscription);
  await page.getByRole('link', { name: 'Viderestilling' }).click();
  await expect(heading(page, 'Viderestilling')).toBeFocused();
  const unanswered = page.getByRole('group', { name: 'Når der ikke svares' });
  const order = async () => {
    await unanswered.getByRole('switch').check();
    await unanswered.getByRole('radio', { name: 'Et andet nummer' }).check();
    await unanswered.getByRole('textbox').fill('22 33 44 55');
    await unanswered.getByRole('combobox').selectOption('15 sekunder');
    await expect(page.getByText('Det ændrer du')).toBeVisible();
    await expect(page.getByText(/^Abonnementet betaler for opkald/)).toBeVisible();
    await page.getByRole('button', { name: 'Gem viderestilling' }).click();
    await expect(page.getByText('Viderestillingen bliver ændret').first()).toBeVisible();
    await expect(page.getByText('Der er en ændring i gang')).toBeVisible();
  };
  await order();

  await page.getByRole('button', { name: 'Fortryd: Viderestilling' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText(/^Ordre O\d+ er fortrudt$/)).toBeVisible();
  await expect(page.getByText('Der er en ændring i gang')).toHaveCount(0);

  await page.getByRole('link', { name: 'Viderestilling' }).click();
  await order();
  await control.advanceClock(10 * 60_000);
  await expect(page.getByText('Der er en ændring i gang')).toHaveCount(0);
  await page.getByRole('link', { name: 'Viderestilling' }).click();
  await expect(unanswered.getByRole('textbox')).toHaveValue('22334455');
  await expect(unanswered.getByRole('combobox')).toHaveValue('15');
});
