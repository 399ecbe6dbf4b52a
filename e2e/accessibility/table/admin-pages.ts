/** Pages of administrators; their drawers and dialogs are in administrators.spec.ts. */
import { change, hold, refuse } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import { area, data } from './area.ts';
import type { PageStates } from './page-states.ts';
import { opens, press, shows, showsLoading, withFiltersExpanded } from './steps.ts';

const logCall = '**/self-service-api/audit-log?*';
const log = {
  account: 'superadmin',
  path: '/1001/administrator-oversigt/aktivitetslog',
  leavesNothing: true,
};

const longEmail = (name: string) => `${name}-${'afdeling'.repeat(7)}@kunde.example`;
const withLongEmails = change<{ data: { entries: object[] } }>(logCall, ({ data: answer }) => {
  const [first, ...rest] = answer.entries;
  const state = (name: string) => ({ email: longEmail(name) });
  const changed = { ...first, action: 'EmailChanged', before: state('foer'), after: state('efter') };
  return { data: { ...answer, entries: [changed, ...rest] } };
});

export const adminPages: readonly PageStates[] = [
  area('administrators', 'administrator-oversigt', shows(/^Viser \d+ af \d+$/)),
  area('administrators without access', 'administrator-oversigt', shows(/^Du har ikke adgang/), 'employee'),
  {
    page: 'administrator',
    walks: [
      {
        account: 'superadmin',
        path: '/1001/administrator-oversigt/administrator-detaljer?email=superadmin%40demo.example',
        states: [
          {
            kind: 'menu',
            name: 'open context menu with blocked actions',
            closesWithWidth: true,
            reach: opens(
              page => page.getByRole('button', { name: 'Flere handlinger' }),
              page => page.getByRole('menu'),
            ),
          },
        ],
        leavesNothing: true,
      },
    ],
    otherwise: {},
  },
  {
    page: 'activity log',
    walks: [
      {
        ...log,
        prepare: hold(logCall),
        states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
        leavesNothing: false,
      },
      {
        ...log,
        path: `${log.path}?side=3`,
        prepare: refuse(logCall),
        allowedErrors: /Failed to load resource.*\/self-service-api\/audit-log/,
        states: [{ kind: 'error', name: 'failed', reach: shows('Kunne ikke indlæse aktivitetsloggen.') }],
      },
      {
        ...log,
        path: `${log.path}?antal=20&side=2`,
        prepare: withLongEmails,
        states: [data(shows(longEmail('foer')), 'with an e-mail wider than a phone')],
      },
      {
        ...log,
        path: `${log.path}?soeg=findes-slet-ikke`,
        states: [{ kind: 'empty', name: 'no hits', reach: shows('Ingen hændelser matcher dine filtre.') }],
      },
      {
        ...log,
        path: `${log.path}?antal=20`,
        states: [
          data(shows(/^Viser 1-\d+ af \d+ rækker$/)),
          {
            kind: 'menu',
            name: 'open date picker',
            closesWithWidth: true,
            reach: withFiltersExpanded(
              opens(
                page => page.getByRole('button', { name: 'Vælg dato i kalender: Fra og med' }),
                page => page.getByRole('dialog', { name: 'Fra og med' }).getByRole('grid'),
              ),
            ),
          },
          {
            kind: 'validation',
            name: 'invalid date',
            closesWithWidth: true,
            reach: async page => {
              await page.keyboard.press('Escape');
              await withFiltersExpanded(async () => {
                await page.getByRole('textbox', { name: 'Fra og med' }).fill('i går');
                await press(page, 'Vis periode');
              })(page);
              await expect(page.getByText('Skriv datoen som dd/mm/åååå.')).toBeVisible();
            },
          },
        ],
      },
    ],
    otherwise: {},
  },
  area(
    'activity log without access',
    'administrator-oversigt/aktivitetslog',
    shows('Du har ikke adgang til aktivitetsloggen'),
  ),
  area(
    'activity log of an administrator',
    'administrator-oversigt/administrator-detaljer/aktivitetslog?email=limited%40demo.example',
    shows(/^Her står, hvad administratoren har gjort/),
    'superadmin',
  ),
];
