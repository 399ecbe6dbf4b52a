import type { Page } from '@playwright/test';
import { enterOn } from '../support/keyboard.ts';
import { goWithin } from '../support/go-within.ts';
import { removeTableTest } from '../support/missing-code.ts';
import { expect, heading, test } from '../support/test.ts';
import { isSamePage, markPage } from '../support/requests.ts';

const question = 'Der er kommet en ny version af selvbetjeningen og der er behov for at siden genindlæses.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ny version' });

test('asks to reload when the code of a page is missing, keeps the other pages on cancel, reloads on OK, and does not ask again when that did not help (ERR-028, ERR-029)', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource: .*status of 404 .*\.js/);
  consoleErrors.allow(/Refused to execute script .*\.js/);
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await removeTableTest(page);
  await markPage(page);

  await test.step('cancel (ERR-028)', async () => {
    await goWithin(page, '/1001/table-test');
    await expect(dialog(page).getByText(question)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Mine indstillinger', exact: true }).click();
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await expect(page.getByRole('main').getByText('admin@demo.example')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('OK (ERR-029)', async () => {
    await goWithin(page, '/1001/table-test');
    await enterOn(page, dialog(page).getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
    await expect(dialog(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(heading(page, 'Tabeltest')).toBeVisible();
  });
});
