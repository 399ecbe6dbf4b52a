/** Pages of administrators; their drawers and dialogs are in administrators.spec.ts. */
import { area } from './area.ts';
import type { PageStates } from './page-states.ts';
import { opens, shows, withFiltersExpanded } from './steps.ts';

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
      },
    ],
    otherwise: {},
  },
  {
    page: 'activity log',
    walks: [
      {
        account: 'superadmin',
        path: '/1001/administrator-oversigt/aktivitetslog',
        states: [
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
        ],
      },
    ],
    otherwise: {},
  },
  area(
    'activity log of an administrator',
    'administrator-oversigt/administrator-detaljer/aktivitetslog?email=limited%40demo.example',
    shows(/^Her står, hvad administratoren har gjort/),
    'superadmin',
  ),
];
