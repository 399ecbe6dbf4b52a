/** Pages of the remotes, except those tested in files of their own. */

import type { Page } from '@playwright/test';
import { answerNonsense, change, hold } from '../../support/mock-responses.ts';
import type { PageStates, State } from './page-states.ts';
import { opens, shows, showsLoading, showsProperties, unfolded } from './steps.ts';

const data = (reach: State['reach'], name = 'all of it'): State => ({ kind: 'data', name, reach });
const list = { account: 'admin', path: '/1001/abonnementer' };
const subscriptionsCall = '**/self-service-api/subscriptions?*';

/** Opens the page of a list's first row. */
const firstRow =
  (shown: State['reach']): State['reach'] =>
  async page => {
    await page.getByRole('rowheader').first().getByRole('link').click();
    await shown(page);
  };

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

/** In the search for a paying account: the closed one, and why it cannot be chosen. */
const findsClosed = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill('80011013');
  await shows('Kundenummeret er lukket.')(page);
};

/** A page of which only the content is tested here, with something typed or selected. */
const typedArea = (page: string, path: string, reach: State['reach']): PageStates => ({
  page,
  walks: [{ account: 'admin', path: `/1001/${path}`, states: [data(reach)] }],
  otherwise: {},
});

/** A page of which only the content is tested here. */
const area = (page: string, path: string, reach: State['reach'], account = 'admin'): PageStates => ({
  page,
  walks: [{ account, path: `/1001/${path}`, states: [data(reach)], leavesNothing: true }],
  otherwise: {},
});

export const areas: readonly PageStates[] = [
  {
    page: 'the subscriptions',
    walks: [
      {
        ...list,
        path: `${list.path}?antal=20`,
        states: [
          data(shows(/^Viser 1-20 af 6\d\d rækker$/)),
          {
            kind: 'menu',
            name: 'an open filter',
            closesWithWidth: true,
            reach: unfolded(
              opens(
                page => page.getByRole('group', { name: 'Filtre' }).getByRole('button', { name: 'Status' }),
                page => page.getByRole('dialog', { name: 'Status' }),
              ),
            ),
          },
        ],
      },
      {
        ...list,
        path: `${list.path}?antal=20&kolonner=Number&kolonner=EmployeeId&kolonner=EffectiveDate`,
        states: [
          {
            kind: 'menu',
            name: 'the columns',
            closesWithWidth: true,
            reach: unfolded(
              opens(
                page => page.getByRole('button', { name: /^Kolonner/ }),
                page => page.getByRole('dialog', { name: /^Kolonner/ }),
              ),
            ),
          },
        ],
      },
      {
        ...list,
        path: `${list.path}?antal=20`,
        states: [
          {
            kind: 'drawer',
            name: 'its views',
            reach: opens(
              page => page.getByRole('button', { name: 'Visninger' }),
              page => page.getByRole('dialog').getByRole('heading', { name: 'Gemte visninger' }),
            ),
          },
        ],
      },
      {
        ...list,
        path: `${list.path}?soeg=findes-slet-ikke`,
        states: [{ kind: 'empty', name: 'no hits', reach: shows('Ingen abonnementer matcher dine filtre.') }],
      },
      {
        ...list,
        prepare: hold(subscriptionsCall),
        states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
      },
      {
        ...list,
        prepare: answerNonsense(subscriptionsCall),
        states: [{ kind: 'error', name: 'an answer that makes no sense', reach: showsProperties }],
      },
    ],
    otherwise: {},
  },
  area('one subscription', 'abonnementer?antal=20', firstRow(shows(/^Simkort$/))),
  area('the order history', 'abonnementer/1001000071/ordrehistorik', shows(/^Viser de 40 nyeste/)),
  area(
    'suspending a subscription',
    'abonnementer/1001000514/spaer-abonnement',
    shows(/^Der kan stadig ringes til 112/),
  ),
  typedArea(
    'suspending a lost telephone',
    'abonnementer/1001000514/spaer-abonnement?aarsag=mistet',
    async page => {
      await page.getByRole('radio', { name: 'Ja, et simkort, vi har liggende' }).check();
      await shows('Nyt simkortnummer')(page);
    },
  ),
  area(
    'reporting an own telephone',
    'abonnementer/1001000146/meld-tabt',
    shows('Hvad er der sket?'),
    'employee',
  ),
  area(
    'what an employee cannot suspend',
    'abonnementer/1001000514/spaer-abonnement',
    shows(/^Kun administratorer/),
    'employee',
  ),
  area('call forwarding', 'abonnementer/1001000127/viderestilling', shows(/^Viderestilling gælder opkald/)),
  area('the alerts of usage', 'abonnementer/1001000127/forbrug/advarsler', shows(/^I får besked én gang/)),
  area(
    'a new alert of usage',
    'abonnementer/1001000127/forbrug/advarsler/opret-advarsel',
    shows('Hvornår skal der sendes besked?'),
  ),
  area(
    'changes of many',
    'abonnementer/samlede-aendringer',
    shows(/^Ændringer og oprettelser af flere abonnementer/),
  ),
  typedArea('changing many', 'abonnementer?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await page.getByRole('button', { name: 'Ændr valgte' }).click();
    await shows('Du har valgt 20 abonnementer.')(page);
  }),
  typedArea('moving many to a closed billing account', 'abonnementer?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await page.getByRole('button', { name: 'Ændr valgte' }).click();
    await page.getByRole('radio', { name: 'Flyt til andet kundenummer' }).check();
    await page.getByRole('button', { name: 'Næste' }).click();
    await findsClosed(page);
  }),
  typedArea(
    'moving to a closed billing account',
    'abonnementer/1001000514/skift-faktureringskonto',
    findsClosed,
  ),
  area('creating a subscription', 'abonnementer/opret-abonnement', shows(/^Trin 1 af/)),
  area(
    'creating several subscriptions',
    'abonnementer/opret-abonnement/flere',
    shows(/^Indsæt eller vælg en CSV-fil/),
  ),
  area('terminating a subscription', 'abonnementer/1001000127/opsigelse', shows(/^Opsigelsen kan fortrydes/)),
  area(
    'adding a data card',
    'abonnementer/1001000514/simkort/tilfoej-datakort/DATA20',
    shows(/^Hvordan får I datakortet\?$/),
  ),
  area(
    'switching a data card',
    'abonnementer/1001000514/simkort/skift-datakort/DATADEL',
    shows(/^Nuværende simkortnummer$/),
  ),
  area('one order', 'ordrer?vis=fejlede&antal=20', firstRow(shows(/^Ordren fejlede$/))),
  area('the orders', 'ordrer?antal=20', shows(/^Viser 1-\d+ af \d+ rækker$/)),
  area('the administrators', 'administrator-oversigt', shows(/^Viser \d+ af \d+$/)),
  area(
    'the administrators for an employee',
    'administrator-oversigt',
    shows(/^Du har ikke adgang/),
    'employee',
  ),
  area('the invoices', 'faktura?antal=20', shows(/^Viser 1-\d+ af [\d.]+ rækker$/)),
  typedArea('the invoices with some chosen', 'faktura?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await shows('20 rækker er valgt')(page);
  }),
  area('spend over time', 'faktura/udgifter', shows(/^\d+ abonnement(er)? har ikke været brugt i 90 dage/)),
  area('one invoice', 'faktura', firstRow(shows(/^Specifikation$/))),
  {
    page: 'paying several invoices',
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
          }, "the card's fields"),
          data(async page => {
            const pay = page.getByRole('button', { name: /^Betal\s/ });
            await pay.click();
            await shows('Skriv udløbsdatoen som MM/ÅÅ')(page);
            // The validation error has moved it: the pointer stays on it.
            await pay.hover();
          }, 'fields that are wrong'),
          // Nothing is paid, so the invoices remain for all combinations and for later tests.
          data(async page => {
            await asIfPaid(page);
            await shows('Fakturaerne er betalt')(page);
          }, 'its receipt'),
        ],
      },
    ],
    otherwise: {},
  },
  area('paying no invoice', 'faktura/betaling', shows(/^Vælg de fakturaer/)),
  area(
    'an invoice that differs from the one before it',
    'faktura?kundenummer=80011001&type=Invoice',
    firstRow(shows(/^Forskel i alt$/)),
  ),
  area('a month of invoices', 'faktura/maaned', shows(/^Forskel i alt$/)),
  area('the billing accounts, one of them closed', 'faktureringskonti', async page => {
    await shows(/^\d+ kundenumre$/)(page);
    await shows('Lukket')(page);
  }),
  area('a closed billing account', 'faktureringskonti/80011013', shows(/^Lukket den$/)),
  area('one billing account', 'faktureringskonti/80010001', shows(/^Fakturering$/)),
  area(
    'the alerts of a billing account',
    'faktureringskonti/80011010/advarsler',
    shows(/^I får besked én gang/),
  ),
  area(
    'a new alert of a billing account',
    'faktureringskonti/80011010/advarsler/opret-advarsel',
    shows('Hvornår skal der sendes besked?'),
  ),
  {
    page: 'one administrator',
    walks: [
      {
        account: 'superadmin',
        path: '/1001/administrator-oversigt/administrator-detaljer?email=superadmin%40demo.example',
        states: [
          {
            kind: 'menu',
            name: 'the open context menu, with what is blocked',
            closesWithWidth: true,
            reach: opens(
              page => page.getByRole('button', { name: 'Flere handlinger' }),
              page => page.getByRole('menu'),
            ),
          },
        ],
      },
    ],
    otherwise: {},
  },
  {
    page: 'the activity log',
    walks: [
      {
        account: 'superadmin',
        path: '/1001/administrator-oversigt/aktivitetslog',
        states: [
          {
            kind: 'menu',
            name: 'an open date picker',
            closesWithWidth: true,
            reach: unfolded(
              opens(
                page => page.getByRole('button', { name: 'Vælg dato i kalender: Fra og med' }),
                page => page.getByRole('dialog', { name: 'Fra og med' }).getByRole('grid'),
              ),
            ),
          },
        ],
      },
    ],
    otherwise: {},
  },
  area(
    'the activity log of a subscription',
    'abonnementer/1001000127/ordrehistorik?vis=log',
    shows(/^Her står, hvem der har set/),
    'superadmin',
  ),
  area(
    'the activity log of a billing account',
    'faktureringskonti/80011010/aktivitetslog',
    shows(/^Her står, hvem der har oprettet/),
    'superadmin',
  ),
  area(
    'the activity log of an administrator',
    'administrator-oversigt/administrator-detaljer/aktivitetslog?email=limited%40demo.example',
    shows(/^Her står, hvad administratoren har gjort/),
    'superadmin',
  ),
  area('the profile', 'indstillinger', shows(/^Dine virksomheder$/)),
];
