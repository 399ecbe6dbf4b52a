/**
 * Every order for a subscription, started on its page: ordered, notified, in progress, completed by the platform's clock
 * or undone, and in the history. Which actions each role may order is tested in the API, whose answer decides what these
 * pages show (`order-actions-by-role.test.ts`); here a limited administrator orders three of them. Each journey has its
 * own subscription; the tests are in this folder because they advance the shared clock.
 */
import type { Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { day, dayIn } from '../support/day.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

interface Role {
  account: string;
  plan: string;
  /** An accessible billing account to which the subscription can be moved; undefined if there is none. */
  otherAccount?: string;
}

const roles: readonly Role[] = [
  { account: 'superadmin', plan: '1001000565', otherAccount: 'Åben projektpulje' },
  { account: 'limited', plan: '1001000351' },
];
const limits = '1001000110';
/** With a data card in addition to the main card. */
const cards = '1001000460';
const newIcc = '89450090000000000301';

const of = (id: string) => `/1001/abonnementer/${id}`;
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click();
const expectToast = (page: Page, title: string) =>
  expect(page.getByRole('region', { name: 'Beskeder' }).getByText(title, { exact: true })).toBeVisible();
const inDialog = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The latest order of its kind, in the subscription's history. */
const inHistory = async (page: Page, id: string, states: Readonly<Record<string, string>>) => {
  await goWithin(page, `${of(id)}/ordrehistorik`);
  for (const [order, status] of Object.entries(states))
    await expect(main(page).getByRole('listitem').filter({ hasText: order }).first()).toContainText(status);
};

const undo = async (page: Page, order: string, label = 'Fortryd') => {
  const button = main(page).getByRole('button', { name: `${label}: ${order}` });
  await button.click();
  await inDialog(page, label);
  await expect(button).toHaveCount(0);
};

test('completes orders of barrings, forwarding, a service and a top-up, and changes the user', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('superadmin', of(limits));
  await follow(page, 'Spærringer og beløbsgrænse');
  await main(page).getByRole('switch', { name: 'Alle udgående opkald' }).check();
  await expect(page.getByText('Det ændrer du')).toBeVisible();
  await press(page, 'Gem spærringer');
  await expectToast(page, 'Spærringer og beløbsgrænser bliver ændret');
  await expect(page.getByText('Der er en ændring i gang')).toBeVisible();

  await follow(page, 'Viderestilling');
  await page.getByRole('group', { name: 'Optaget' }).getByRole('switch').check();
  await press(page, 'Gem viderestilling');
  await expectToast(page, 'Viderestillingen bliver ændret');

  await follow(page, 'Ekstra services');
  await press(page, 'Tilføj: Sikker surf');
  await inDialog(page, 'Tilføj servicen');
  await expectToast(page, 'Sikker surf bliver tilføjet');

  await goWithin(page, of(limits));
  await follow(page, 'Rediger bruger og tekst på fakturaen');
  await page.getByRole('textbox', { name: /^Medarbejdernummer/ }).fill('M-4711');
  await press(page, 'Gem ændringer');
  await expect(main(page).getByText('M-4711')).toBeVisible();

  await control.advanceClock(10 * 60_000);
  await follow(page, 'Se forbrug');
  await page.getByRole('radio', { name: '5 GB i Danmark' }).check();
  await press(page, 'Tank op');
  await inDialog(page, 'Køb nu');
  await expectToast(page, 'Der bliver tanket op med 5 GB i Danmark');
  await control.advanceClock(10 * 60_000);
  await inHistory(page, limits, {
    'Oprettelse af spærring': 'Gennemført',
    Viderestilling: 'Gennemført',
    'Tank op: 5 GB i Danmark': 'Gennemført',
    'Sikker surf': 'Gennemført',
  });

  await goWithin(page, `${of(limits)}/ekstra-services`);
  await press(page, 'Fjern: Sikker surf');
  await inDialog(page, 'Fjern servicen');
  await expectToast(page, 'Sikker surf bliver fjernet');
});

for (const { account, plan, otherAccount } of roles)
  test(`orders and undoes a plan change, a suspension and a termination, and a change of account where possible, as ${account}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(account, of(plan));
    const number = await page
      .getByText(/^\d\d\s\d\d\s\d\d\s\d\d$/)
      .first()
      .innerText();
    await follow(page, 'Skift abonnement');
    await page.getByRole('radio', { name: 'Erhverv Mobil 50 GB' }).check();
    await page.getByRole('radio', { name: /^Fra næste periode/ }).check();
    await press(page, 'Skift abonnement');
    await expectToast(page, 'Abonnementet bliver skiftet');
    await undo(page, 'Skift af abonnement');

    await follow(page, 'Spær abonnement');
    await page.getByRole('radio', { name: /er mistet$/ }).check();
    await page.getByRole('textbox', { name: 'Hvornår skal abonnementet spærres?' }).fill(dayIn(7 * day));
    await press(page, 'Spær abonnement');
    await expectToast(page, 'Abonnementet bliver spærret');
    await undo(page, 'Spærring af abonnement');

    await goWithin(page, `${of(plan)}/skift-faktureringskonto`);
    if (otherAccount === undefined) {
      await page.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill('Ærø afdeling');
      await expect(page.getByRole('radio', { name: /Ærø afdeling/ })).toBeDisabled();
      await expect(page.getByText('Hører ikke under samme hovedkundenummer.')).toBeVisible();
    } else {
      await page.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill(otherAccount);
      await page.getByRole('radio', { name: new RegExp(otherAccount) }).check();
      await page.getByRole('textbox', { name: 'Fra hvilken dag?' }).fill(dayIn(7 * day));
      await press(page, 'Skift kundenummer');
      await expectToast(page, 'Kundenummeret bliver skiftet');
      await undo(page, 'Ændring af kundenummer');
    }

    await goWithin(page, of(plan));
    await follow(page, 'Opsig abonnement');
    await page.getByRole('radio', { name: 'Brugeren er stoppet' }).check();
    await page.getByRole('radio', { name: 'Frigiv nummeret' }).check();
    await page
      .getByRole('textbox', { name: /^Skriv de sidste fire cifre/ })
      .fill(number.replace(/\D/g, '').slice(-4));
    await press(page, 'Opsig abonnement');
    await expectToast(page, 'Abonnementet bliver opsagt');
    await undo(page, 'Opsigelse', 'Fortryd opsigelse');
    await inHistory(page, plan, {
      'Skift af abonnement': 'Annulleret',
      'Spærring af abonnement': 'Annulleret',
      Opsigelse: 'Annulleret',
      ...(otherAccount === undefined ? {} : { 'Ændring af kundenummer': 'Annulleret' }),
    });
  });

test('orders an eSIM, switches the SIM card, and switches, removes and adds a data card', async ({
  page,
  signInAs,
  control,
}) => {
  const card = page.getByRole('region', { name: 'Datakort', exact: true });
  const toCard = async () => {
    await goWithin(page, `${of(cards)}/simkort`);
    await card
      .first()
      .getByRole('link', { name: /^Administrer simkort/ })
      .click();
  };
  const mainCard = `${of(cards)}/simkort/administrer-simkort/8945${cards.padStart(15, '0')}1`;
  await signInAs('superadmin', mainCard);
  await follow(page, 'Skift til e-sim');
  await press(page, 'Bestil e-sim');
  await expectToast(page, 'E-simkortet er bestilt');
  await toCard();
  await follow(page, 'Skift datakort');
  await page.getByRole('radio', { name: 'Hent det i en butik' }).check();
  await press(page, 'Skift datakort');
  await expectToast(page, 'Datakortet bliver skiftet');
  await control.advanceClock(10 * 60_000);

  await goWithin(page, mainCard);
  await follow(page, 'Skift til simkort');
  await page.getByLabel('Nyt simkortnummer').fill(newIcc);
  await press(page, 'Skift simkort');
  await expectToast(page, 'Simkortet bliver skiftet');
  await toCard();
  await main(page)
    .getByRole('button', { name: /^Fjern datakort/ })
    .click();
  await inDialog(page, 'Fjern datakortet');
  await expectToast(page, 'Datakortet bliver fjernet');
  await control.advanceClock(10 * 60_000);

  await goWithin(page, `${of(cards)}/simkort`);
  await expect(main(page).getByText(newIcc)).toBeVisible();
  await expect(card).toHaveCount(0);
  await follow(page, 'Tilføj: Datakort, der deler data');
  await page.getByRole('radio', { name: 'Hent det i en butik' }).check();
  await press(page, 'Bestil datakort');
  await expectToast(page, 'Datakortet bliver tilføjet');
  await control.advanceClock(10 * 60_000);
  await inHistory(page, cards, {
    'Bestilling af simkort': 'Gennemført',
    'Skift af simkort': 'Gennemført',
    'Skift af datakort': 'Gennemført',
    'Fjernelse af datakort': 'Gennemført',
    'Tilføjelse af datakort': 'Gennemført',
  });
});

/** Read-only pages below a subscription, and what an employee sees there. */
const shown: Readonly<Record<string, RegExp>> = {
  ordrehistorik: /./,
  forbrug: /Kun administratorer kan tanke op\./,
  faktureringskonto: /./,
};
/** Valid values for the parameters of page URLs. */
const values: Readonly<Record<string, string>> = {
  subscriptionId: '1001000253',
  simcardProductCode: 'DATADEL',
  simCardNumber: '89450000010010002531',
  alertId: '1',
};

test('shows an employee the reason instead of a form on every page that changes a subscription', async ({
  page,
  signInAs,
  request,
}) => {
  const registry = (await (await request.get(pageAt('/remotes.json'))).json()) as {
    remotes: { titles: { pattern: string; title: string }[] }[];
  };
  const below = registry.remotes
    .flatMap(({ titles }) => titles)
    .filter(({ pattern }) => pattern.startsWith('abonnementer/:subscriptionId/'));
  expect(below.length).toBeGreaterThan(15);
  await signInAs('employee', of(values['subscriptionId'] ?? ''));
  await expect(page.getByRole('link', { name: 'Aktivitetshistorik' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hvad vil du gøre?' })).toHaveCount(0);
  for (const { pattern, title } of below) {
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
    await goWithin(page, `/1001/${path}`);
    await expect(heading(page, title)).toBeVisible();
    const reason = shown[pattern.replace('abonnementer/:subscriptionId/', '')] ?? /Kun administratorer/;
    await expect(main(page).getByText(reason).first(), pattern).toBeVisible();
    await expect(main(page).locator('form, input:not([type=search])'), pattern).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /^(Tilføj|Fjern|Fortryd)/ }), pattern).toHaveCount(0);
  }
});
