/** Pages of invoices and billing accounts. */
import type { Page } from '@playwright/test';
import { change } from '../../support/mock-responses.ts';
import { area, data, firstRow } from './area.ts';
import type { PageStates } from './page-states.ts';
import { shows } from './steps.ts';

/** A card field, in the provider's frame with this name. */
const cardField = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).locator('input');

/** A mocked response to a payment. */
const asIfPaid = change<{ data: { paymentSession: object } }>(
  '**/self-service-api/payment-sessions/*',
  ({ data, ...rest }) => {
    const settled = { state: 'Paid', provider: null, settledAt: '2026-11-20T12:00:00Z' };
    return { ...rest, data: { paymentSession: { ...data.paymentSession, ...settled } } };
  },
);

export const billingPages: readonly PageStates[] = [
  area('invoices', 'faktura?antal=20', shows(/^Viser 1-\d+ af [\d.]+ rækker$/)),
  area('selected invoices', 'faktura?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await shows('20 rækker er valgt')(page);
  }),
  area('spend', 'faktura/udgifter', shows(/^\d+ abonnement(er)? har ikke været brugt i 90 dage/)),
  area('invoice', 'faktura', firstRow(shows(/^Specifikation$/))),
  {
    page: 'pay several invoices',
    walks: [
      {
        // Of a customer whose invoices no other test pays; the payment started here is not completed either.
        account: 'superadmin',
        path: '/1003/faktura?del=ToPay',
        states: [
          data(async page => {
            await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
            await page.getByRole('link', { name: /^Betal \d+ fakturaer/ }).click();
            await page.getByRole('button', { name: 'Fortsæt til kort' }).click();
            await cardField(page, 'Kortnummer').fill('4111');
          }, 'card fields'),
          data(async page => {
            const pay = page.getByRole('button', { name: /^Betal\s/ });
            await pay.click();
            await shows('Skriv udløbsdatoen som MM/ÅÅ')(page);
            // The validation error has moved it: the pointer stays on it.
            await pay.hover();
          }, 'invalid fields'),
          // Nothing is paid, so the invoices remain for all combinations and for later tests.
          data(async page => {
            await asIfPaid(page);
            await shows('Fakturaerne er betalt')(page);
          }, 'receipt'),
        ],
      },
    ],
    otherwise: {},
  },
  area('pay without a selection', 'faktura/betaling', shows(/^Vælg de fakturaer/)),
  area(
    'invoice with a difference from the previous one',
    'faktura?kundenummer=80011001&type=Invoice',
    firstRow(shows(/^Forskel i alt$/)),
  ),
  area('invoices of a month', 'faktura/maaned', shows(/^Forskel i alt$/)),
  area('billing accounts, one of them closed', 'faktureringskonti', async page => {
    await shows(/^\d+ kundenumre$/)(page);
    await shows('Lukket')(page);
  }),
  area('closed billing account', 'faktureringskonti/80011013', shows(/^Lukket den$/)),
  area('billing account', 'faktureringskonti/80010001', shows(/^Fakturering$/)),
  area('account alerts', 'faktureringskonti/80011010/advarsler', shows(/^I får besked én gang/)),
  area(
    'new account alert',
    'faktureringskonti/80011010/advarsler/opret-advarsel',
    shows('Hvornår skal der sendes besked?'),
  ),
  area(
    'activity log of a billing account',
    'faktureringskonti/80011010/aktivitetslog',
    shows(/^Her står, hvem der har oprettet/),
    'superadmin',
  ),
];
