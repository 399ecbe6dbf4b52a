/**
 * The twelve most common tasks by number of presses, from the customer's front page to the goal. A press is a click,
 * Enter to select or submit, or Ctrl+K; typing does not count. Each changes its own data; the tests are in this folder
 * because suspended subscriptions and invitations change counts in other journeys.
 */
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { mailsTo, newestLink } from '../support/control.ts';
import { newEmail, signInAsNewPerson } from '../support/new-person.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

const limitOf = {
  /**
   * The earlier number of presses and the current maximum: half of it, rounded down, at least one, or what was
   * promised.
   */
  findNumber: { before: 2, limit: 1 },
  lostPhone: { before: 6, limit: 3 },
  higherBill: { before: 7, limit: 3 },
  lastInvoice: { before: 3, limit: 1 },
  monthOfInvoices: { before: 37, limit: 3 },
  invite: { before: 5, limit: 2 },
  esimToItsUser: { before: 8, limit: 4 },
  puk: { before: 4, limit: 2 },
  orderStatus: { before: 1, limit: 1 },
  orderByNumber: { before: 3, limit: 1 },
  ownNumber: { before: 5, limit: 2 },
  activityLog: { before: 2, limit: 1 },
  switchCustomer: { before: 2, limit: 1 },
  invoiceByAmount: { before: 5, limit: 2 },
} as const;

const countingPresses = (page: Page) => {
  let count = 0;
  return {
    press: async (locator: Locator) => {
      count += 1;
      await locator.click();
    },
    key: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    isWithin: (task: keyof typeof limitOf) => {
      expect(count, `presses of ${task}`).toBeLessThanOrEqual(limitOf[task].limit);
    },
  };
};

const shortcut = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Hurtige handlinger' })
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('region', { name: 'Hurtige handlinger' }).getByRole('button', { name, exact: true }));
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Søg i hele portalen' });
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Forslag' }).getByRole('option', { selected: true });
const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Beskeder' }).getByText(text, { exact: true })).toBeVisible();
const searchButton = (page: Page) => page.getByRole('button', { name: /^Søg i hele portalen/ });

test('completes the tasks of a superadministrator within their number of presses', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/velkommen');
  /** Each task starts on the front page. */
  const start = async (): Promise<ReturnType<typeof countingPresses>> => {
    if (page.url().endsWith('/velkommen')) await page.keyboard.press('Escape');
    else await goWithin(page, '/1001/velkommen');
    await expect(heading(page, /^Velkommen, Nordhavn/)).toBeVisible();
    await expect(searchButton(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return countingPresses(page);
  };

  await test.step('finding a phone number', async () => {
    const presses = await start();
    await presses.key('Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('Albert Skovlyst');
    await expect(chosen(page)).toHaveText(/Albert Skovlyst.*10.10.02.65/);
    presses.isWithin('findNumber');
  });

  await test.step('explaining a higher bill', async () => {
    const presses = await start();
    await presses.press(page.getByRole('region', { name: 'Ubetalte fakturaer' }).getByRole('link').first());
    await expect(heading(page, /^Faktura \d+$/)).toBeVisible();
    const why = page.getByRole('region', { name: 'Hvorfor er beløbet ændret?' });
    await expect(why.getByText('Forskel i alt')).toBeVisible();
    presses.isWithin('higherBill');
  });

  await test.step('downloading the latest invoice', async () => {
    const presses = await start();
    const download = page.waitForEvent('download');
    await presses.press(shortcut(page, 'Hent seneste faktura'));
    const file = await download;
    await expect(heading(page, /^Faktura \d+$/)).toBeVisible();
    const [number = 'none'] = /\d+/.exec(await heading(page, /^Faktura/).innerText()) ?? [];
    expect(file.suggestedFilename()).toContain(number);
    expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');
    presses.isWithin('lastInvoice');
    // The request is done: it is no longer in the URL.
    await expect(page).toHaveURL(/\/faktura\/F\d+$/);
  });

  await test.step('downloading the invoices of a month', async () => {
    const presses = await start();
    await presses.press(shortcut(page, 'Hent en måneds fakturaer'));
    await expect(heading(page, 'Måned for måned')).toBeFocused();
    const issued = await page.getByText(/^\d+ fakturaer udstedt$/).innerText();
    const download = page.waitForEvent('download');
    await presses.press(page.getByRole('button', { name: /^Hent fakturaer for / }));
    const content = await readFile(await (await download).path());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    // An archive contains each name twice.
    expect(content.toString('latin1').match(/\d+\.pdf/g)).toHaveLength(2 * Number.parseInt(issued, 10));
    presses.isWithin('monthOfInvoices');
  });

  await test.step('finding the status of an order by its row and by its number', async () => {
    const byRow = await start();
    await byRow.press(page.getByRole('region', { name: 'Seneste ordrer i gang' }).getByRole('link').first());
    await expect(heading(page, /O\d+/)).toBeFocused();
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Indsendt|Modtaget|Igangsat)$/)
        .first(),
    ).toBeVisible();
    byRow.isWithin('orderStatus');

    const byNumber = await start();
    await byNumber.key('Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('O1001000158');
    await expect(chosen(page)).toHaveText(/O1001000158.*(Gennemført|Fejlet|Annulleret|Indsendt|Igangsat)$/);
    byNumber.isWithin('orderByNumber');
  });

  await test.step('opening the activity log', async () => {
    const presses = await start();
    await presses.press(shortcut(page, 'Se aktivitetslog'));
    await expect(heading(page, 'Aktivitetslog')).toBeFocused();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    presses.isWithin('activityLog');
  });

  await test.step('finding an invoice by its amount', async () => {
    await goWithin(page, '/1001/faktura/F910000078');
    await expect(heading(page, 'Faktura 910000078')).toBeVisible();
    const total = await page
      .getByRole('main')
      .getByText(/^[\d.]+,\d\d.kr\.$/)
      .first()
      .innerText();
    const presses = await start();
    await presses.key('Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type(/[\d.]+,\d\d/.exec(total)?.[0] ?? '');
    await presses.press(page.getByRole('option', { name: /^Faktura 910000078/ }));
    await expect(heading(page, 'Faktura 910000078')).toBeFocused();
    presses.isWithin('invoiceByAmount');
  });

  await test.step('inviting a colleague', async () => {
    const email = newEmail('kollega');
    const presses = await start();
    await presses.press(shortcut(page, 'Inviter med fuld adgang'));
    const drawer = page.getByRole('dialog', { name: 'Inviter ny administrator' });
    await drawer.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await presses.press(drawer.getByRole('button', { name: 'Inviter administrator' }));
    await expectToast(page, 'Invitationen er sendt');
    await newestLink(email);
    presses.isWithin('invite');
  });

  await test.step('switching the customer', async () => {
    const presses = await start();
    await presses.press(
      page
        .getByRole('region', { name: 'Alle virksomheder' })
        .getByRole('link', { name: 'Klitten Café ApS', exact: true }),
    );
    await expect(heading(page, 'Velkommen, Klitten Café ApS')).toBeVisible();
    presses.isWithin('switchCustomer');
  });
});

test('suspends a lost phone, and orders an eSIM and sends it to its user', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/velkommen');
  const presses = countingPresses(page);
  await presses.press(shortcut(page, 'Mistet telefon …'));
  await expect(searchField(page)).toHaveValue('Mistet telefon ');
  await page.keyboard.type('10100335');
  await expect(chosen(page)).toHaveText(/^Mistet telefon 10.10.03.35/);
  await presses.key('Enter');
  await expect(heading(page, 'Spær abonnement')).toBeFocused();
  await expect(page.getByRole('radio', { name: /er mistet$/ })).toBeChecked();
  await presses.press(page.getByRole('button', { name: 'Spær abonnement' }));
  await expect(page.getByText('Abonnementet bliver spærret').first()).toBeVisible();
  presses.isWithin('lostPhone');

  await test.step('an eSIM', async () => {
    await goWithin(page, '/1001/velkommen');
    const email = newEmail('telefon');
    const presses = countingPresses(page);
    await presses.press(shortcut(page, 'Bestil e-sim til …'));
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('10100336');
    await expect(chosen(page)).toHaveText(/^Bestil e-sim til 10.10.03.36/);
    await presses.key('Enter');
    await presses.press(page.getByRole('button', { name: 'Bestil e-sim' }));
    const sending = page.getByRole('region', { name: 'Send til medarbejderen' });
    await sending.getByRole('textbox', { name: 'Medarbejderens e-mail' }).fill(email);
    await presses.press(sending.getByRole('button', { name: 'Send link' }));
    await expect(sending.getByText(email)).toBeVisible();
    await newestLink(email);
    presses.isWithin('esimToItsUser');
  });
});

test('shows a PUK code', async ({ page, signInAs }) => {
  await signInAs('limited', '/1001/velkommen');
  const presses = countingPresses(page);
  await presses.press(shortcut(page, 'Vis PUK for …'));
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('10100350');
  await expect(chosen(page)).toHaveText(/^Vis PUK for 10.10.03.50/);
  await presses.key('Enter');
  await expect(heading(page, 'Simkort')).toBeFocused();
  await expect(page.getByRole('main').getByText(/^\d{8}$/)).toBeVisible();
  presses.isWithin('puk');
});

test("changes the user's own phone number", async ({ page }) => {
  const number = `23${String(randomInt(1_000_000)).padStart(6, '0')}`;
  await signInAsNewPerson(page, newEmail('eget.nummer'), 'EnGodKode1', '/1001/velkommen');
  const presses = countingPresses(page);
  await presses.press(shortcut(page, 'Skift telefonnummer'));
  await page.getByLabel('Nyt telefonnummer').fill(number);
  await presses.press(page.getByRole('button', { name: 'Send kode' }));
  await expect(page.getByLabel('Kode')).toBeFocused();
  await page.keyboard.type(/\b\d{4}\b/.exec((await mailsTo(number)).at(-1)?.text ?? '')?.[0] ?? '');
  await expectToast(page, 'Dit telefonnummer er ændret');
  presses.isWithin('ownNumber');
});
