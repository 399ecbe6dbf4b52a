/** The front page: each item that needs action links to exactly those rows. */
import { goWithin } from '../support/go-within.ts';
import { enterOn } from '../support/keyboard.ts';
import { expect, heading, test } from '../support/test.ts';

/** Defined by the link: the target page, the filter in its URL, and what every row there must show. */
const ways = [
  [
    /^Se fakturaer: .+ forfald/,
    'Fakturaer',
    /faktura\?del=Overdue$/,
    /Forfalden|Rykker sendt|Sendt til inkasso|Delvist betalt/,
  ],
  [/^Se ordrer: /, 'Ordrer', /ordrer\?vis=nyligt-fejlede$/, /Fejlet/],
  [/^Se abonnementer: /, 'Abonnementer', /abonnementer\?forbrug=NearLimit$/, /% data brugt/],
  [
    /^Se invitationer: /,
    'Administratorer',
    /administrator-oversigt\?invitationer=Waiting$/,
    /Mangler bekræftelse/,
  ],
] as const;

test('links each task to exactly its rows, and a row of a card to its record', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1001/velkommen');
  const tasks = page.getByRole('region', { name: 'Kræver handling' });
  for (const [link, title, address, row] of ways) {
    await tasks.getByRole('link', { name: link }).first().click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveURL(address);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toHaveText(row);
    for (const text of await rows.allInnerTexts()) expect(text).toMatch(row);
    await page.goBack();
    await expect(tasks).toBeVisible();
  }
  await page.getByRole('region', { name: 'Ubetalte fakturaer' }).getByRole('link').first().click();
  await expect(heading(page, /^(Faktura|Rykker) \d+$/)).toBeVisible();
  await expect(page).toHaveTitle(/^\S+ \d+ – Lyng Erhverv$/);

  await test.step('a task, its rows and a shortcut, by keyboard', async () => {
    await goWithin(page, '/1001/velkommen');
    await expect(tasks).toBeVisible();
    await enterOn(page, tasks.getByRole('link', { name: /^Se abonnementer: / }));
    await expect(heading(page, 'Abonnementer')).toBeFocused();
    await enterOn(page, page.getByRole('rowheader').first().getByRole('link'));
    await expect(page).toHaveURL(/\/abonnementer\/\d+$/);
    await page.goBack();
    await page.goBack();
    await expect(heading(page, /^Velkommen/)).toBeFocused();
    const shortcuts = page.getByRole('region', { name: 'Hurtige handlinger' });
    const puk = shortcuts.getByRole('button', { name: 'Vis PUK for …' });
    await enterOn(page, puk);
    await expect(page.getByRole('combobox', { name: 'Søg i hele portalen' })).toHaveValue('Vis PUK for ');
    await page.keyboard.press('Escape');
    await expect(puk).toBeFocused();
  });
});

test('hides invitations, payments and other companies from an employee', async ({ page, signInAs }) => {
  await signInAs('employee', '/1001/velkommen');
  await expect(page.getByText('Åbent i alt')).toBeVisible();
  await expect(page.getByRole('link', { name: /invitation/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Betal/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Alle virksomheder' })).toHaveCount(0);
});
