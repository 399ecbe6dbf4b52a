import { pageAt } from '../support/addresses.ts';
import { newEmail, signInAsNewPerson } from '../support/new-person.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { expect, heading, test } from '../support/test.ts';

const settings = '/1001/indstillinger';
const password = 'EnGodKode1';

test('a person sees where they are signed in, and ends it elsewhere', async ({ page, browser }) => {
  const email = newEmail('log.ind');
  await signInAsNewPerson(page, email, password, settings);
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();

  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  });
  const other = await phone.newPage();
  await other.goto(pageAt(settings));
  await fillSignIn(other, email, password);
  await expect(heading(other, 'Mine indstillinger')).toBeVisible();

  await page.getByRole('link', { name: 'Se aktive log ind' }).click();
  await expect(heading(page, 'Aktive log ind')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Browsere, hvor du er logget ind' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Denne browser');
  await expect(rows.filter({ hasText: 'Safari på iPhone' })).toBeVisible();

  // One, whose next call is refused there; it is led to a new sign-in as always.
  await page.getByRole('button', { name: /^Log ud af Safari på iPhone/ }).click();
  await expect(rows.filter({ hasText: 'Safari på iPhone' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(other.getByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  await phone.close();

  // Here it goes on.
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(heading(page, 'Fakturaer')).toBeVisible();
});
