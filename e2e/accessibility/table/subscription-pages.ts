/** Pages of subscriptions and orders; those of SIM cards are in sim-cards.ts. */
import type { Page } from '@playwright/test';
import { answerInvalid, hold } from '../../support/mock-responses.ts';
import { area, data, firstRow } from './area.ts';
import type { PageStates } from './page-states.ts';
import { opens, shows, showsLoading, showsProperties, withFiltersExpanded } from './steps.ts';

const list = { account: 'admin', path: '/1001/abonnementer' };
const subscriptionsCall = '**/self-service-api/subscriptions?*';

/** In the search for a paying account: the closed one, and why it cannot be chosen. */
const expectClosed = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill('80011013');
  await shows('Kundenummeret er lukket.')(page);
};

export const subscriptionPages: readonly PageStates[] = [
  {
    page: 'subscriptions',
    walks: [
      {
        ...list,
        path: `${list.path}?antal=20`,
        states: [
          data(shows(/^Viser 1-20 af 6\d\d rækker$/)),
          {
            kind: 'menu',
            name: 'open filter',
            closesWithWidth: true,
            reach: withFiltersExpanded(
              opens(
                page => page.getByRole('group', { name: 'Filtre' }).getByRole('button', { name: 'Status' }),
                page => page.getByRole('dialog', { name: 'Status' }),
              ),
            ),
          },
        ],
        leavesNothing: true,
      },
      {
        ...list,
        path: `${list.path}?antal=20&kolonner=Number&kolonner=EmployeeId&kolonner=EffectiveDate`,
        states: [
          {
            kind: 'menu',
            name: 'column selector',
            closesWithWidth: true,
            reach: withFiltersExpanded(
              opens(
                page => page.getByRole('button', { name: /^Kolonner/ }),
                page => page.getByRole('dialog', { name: /^Kolonner/ }),
              ),
            ),
          },
        ],
        leavesNothing: true,
      },
      {
        ...list,
        path: `${list.path}?antal=20`,
        states: [
          {
            kind: 'drawer',
            name: 'saved views',
            reach: opens(
              page => page.getByRole('button', { name: 'Visninger' }),
              page => page.getByRole('dialog').getByRole('heading', { name: 'Gemte visninger' }),
            ),
          },
        ],
        leavesNothing: true,
      },
      {
        ...list,
        path: `${list.path}?soeg=findes-slet-ikke`,
        states: [{ kind: 'empty', name: 'no hits', reach: shows('Ingen abonnementer matcher dine filtre.') }],
        leavesNothing: true,
      },
      {
        ...list,
        prepare: hold(subscriptionsCall),
        states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
      },
      {
        ...list,
        path: `${list.path}?side=2`,
        prepare: answerInvalid(subscriptionsCall),
        states: [{ kind: 'error', name: 'invalid response', reach: showsProperties }],
        leavesNothing: true,
      },
    ],
    otherwise: {},
  },
  area('subscription', 'abonnementer?antal=20', firstRow(shows(/^Simkort$/))),
  area('order history', 'abonnementer/1001000071/ordrehistorik', shows(/^Viser de 40 nyeste/)),
  area(
    'suspend subscription',
    'abonnementer/1001000514/spaer-abonnement',
    shows(/^Der kan stadig ringes til 112/),
  ),
  area('suspend a lost phone', 'abonnementer/1001000514/spaer-abonnement?aarsag=mistet', async page => {
    await page.getByRole('radio', { name: 'Ja, et simkort, vi har liggende' }).check();
    await shows('Nyt simkortnummer')(page);
  }),
  area('report own phone lost', 'abonnementer/1001000146/meld-tabt', shows('Hvad er der sket?'), 'employee'),
  area(
    'suspend subscription without access',
    'abonnementer/1001000514/spaer-abonnement',
    shows(/^Kun administratorer/),
    'employee',
  ),
  area('call forwarding', 'abonnementer/1001000127/viderestilling', shows(/^Viderestilling gælder opkald/)),
  area('usage alerts', 'abonnementer/1001000127/forbrug/advarsler', shows(/^I får besked én gang/)),
  area(
    'new usage alert',
    'abonnementer/1001000127/forbrug/advarsler/opret-advarsel',
    shows('Hvornår skal der sendes besked?'),
  ),
  area(
    'bulk changes',
    'abonnementer/samlede-aendringer',
    shows(/^Ændringer og oprettelser af flere abonnementer/),
  ),
  area('new bulk change', 'abonnementer?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await page.getByRole('button', { name: 'Ændr valgte' }).click();
    await shows('Du har valgt 20 abonnementer.')(page);
  }),
  area('bulk change to a closed billing account', 'abonnementer?antal=20', async page => {
    await page.getByRole('button', { name: 'Vælg alle på siden' }).click();
    await page.getByRole('button', { name: 'Ændr valgte' }).click();
    await page.getByRole('radio', { name: 'Flyt til andet kundenummer' }).check();
    await page.getByRole('button', { name: 'Næste' }).click();
    await expectClosed(page);
  }),
  area('change to a closed billing account', 'abonnementer/1001000514/skift-faktureringskonto', expectClosed),
  area('create subscription', 'abonnementer/opret-abonnement', shows(/^Trin 1 af/)),
  area(
    'create several subscriptions',
    'abonnementer/opret-abonnement/flere',
    shows(/^Indsæt eller vælg en CSV-fil/),
  ),
  area('terminate subscription', 'abonnementer/1001000127/opsigelse', shows(/^Opsigelsen kan fortrydes/)),
  area(
    'add data card',
    'abonnementer/1001000514/simkort/tilfoej-datakort/DATA20',
    shows(/^Hvordan får I datakortet\?$/),
  ),
  area(
    'switch data card',
    'abonnementer/1001000514/simkort/skift-datakort/DATADEL',
    shows(/^Nuværende simkortnummer$/),
  ),
  area('failed order', 'ordrer?vis=fejlede&antal=20', firstRow(shows(/^Ordren fejlede$/))),
  area('orders', 'ordrer?antal=20', shows(/^Viser 1-\d+ af \d+ rækker$/)),
  area(
    'activity log of a subscription',
    'abonnementer/1001000127/ordrehistorik?vis=log',
    shows(/^Her står, hvem der har set/),
    'superadmin',
  ),
];
