/** Dialogs and toasts of the frame. No page shows a warning toast today: gallery.spec.ts tests one. */
import type { Page } from '@playwright/test';
import { wide } from '../../support/appearance/looks.ts';
import { goWithin } from '../../support/go-within.ts';
import { removeTableTest } from '../../support/missing-code.ts';
import { answerWith, cut, hold, noNotifications, refuse } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import type { State, Walk } from './page-states.ts';
import { opens, press, showsStack, showsTitle } from './steps.ts';

const profile = { account: 'admin', path: '/1001/indstillinger' };
const inviting = { account: 'superadmin', path: '/1001/administrator-oversigt/opret-administrator' };
const identity = '**/.well-known/openid-configuration';

const dialog = (name: string, reach: State['reach']): State => ({ kind: 'dialog', name, reach });
const toast = (name: string, reach: State['reach']): State => ({ kind: 'toast', name, reach });

const askToSignOut: State['reach'] = async page => {
  await showsTitle('Mine indstillinger')(page);
  await press(page, 'Log ud');
  await expect(page.getByRole('dialog', { name: 'Log ud' })).toBeVisible();
};

const invite =
  (email: string): State['reach'] =>
  async page => {
    await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await press(page, 'Alle kundenumre');
    await press(page, /^Inviter administrator/);
    const toasts = page.getByRole('region', { name: 'Beskeder' });
    await expect(toasts.getByRole('button', { name: 'Luk besked' })).toBeVisible();
  };

const bell = (page: Page) => page.getByRole('button', { name: /^Notifikationer/ });
const notificationsOf = (page: Page) => page.getByRole('dialog', { name: 'Notifikationer' });

const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Søg i hele portalen' }).fill(text);
};

export const frameOverlays: readonly Walk[] = [
  {
    ...profile,
    states: [
      dialog('global search, empty', async page => {
        await showsTitle('Mine indstillinger')(page);
        await page.keyboard.press('Control+k');
        await expect(page.getByText(/^Skriv mindst to tegn/)).toBeVisible();
      }),
      dialog('global search with hits', async page => {
        await searchFor(page, 'skov');
        await expect(page.getByRole('group', { name: 'Abonnementer' })).toBeVisible();
      }),
      dialog('global search without hits', async page => {
        await searchFor(page, 'findes-slet-ikke');
        await expect(page.getByText(/^Vi fandt ikke noget/)).toBeVisible();
      }),
    ],
    leavesNothing: true,
  },
  {
    ...profile,
    states: [
      {
        kind: 'drawer',
        name: 'notifications',
        reach: async page => {
          await opens(bell, notificationsOf)(page);
          await expect(notificationsOf(page).getByText('Ulæst').first()).toBeVisible();
        },
      },
    ],
    leavesNothing: true,
  },
  {
    ...profile,
    prepare: answerWith('**/self-service-api/notifications?*', noNotifications),
    states: [
      {
        kind: 'empty',
        name: 'no notifications',
        reach: async page => {
          await opens(bell, notificationsOf)(page);
          await expect(notificationsOf(page).getByText(/^Der er ingen notifikationer/)).toBeVisible();
        },
      },
    ],
    leavesNothing: true,
  },
  {
    ...profile,
    prepare: refuse('**/self-service-api/notifications?*'),
    allowedErrors: /notifications/,
    states: [
      {
        kind: 'error',
        name: 'failed notifications',
        reach: async page => {
          await opens(bell, notificationsOf)(page);
          await expect(notificationsOf(page).getByText('Kunne ikke indlæse notifikationerne.')).toBeVisible();
        },
      },
    ],
  },
  {
    ...profile,
    widths: wide,
    allowedErrors: /ERR_FAILED/,
    states: [
      toast('failed sign-out', async page => {
        await askToSignOut(page);
        await cut(identity)(page);
        await press(page, 'Ja, log ud');
        await expect(page.getByText('Logud mislykkedes')).toBeVisible();
      }),
      dialog('sign-out dialog', askToSignOut),
      dialog('pending sign-out', async page => {
        await hold(identity)(page);
        await press(page, 'Ja, log ud');
        await expect(page.getByRole('dialog').getByText('Vent et øjeblik')).toBeVisible();
      }),
    ],
  },
  {
    ...profile,
    // A notifications request would restart the idle timeout.
    prepare: async page => {
      await page.clock.install();
      await cut('**/notifications?*')(page);
    },
    allowedErrors: /notifications|ERR_FAILED/,
    states: [
      dialog('idle warning', async page => {
        await expect(bell(page)).toBeVisible();
        await showsTitle('Mine indstillinger')(page);
        await page.clock.fastForward('55:00');
        await expect(page.getByRole('alertdialog', { name: 'Er du der stadig?' })).toBeVisible();
      }),
    ],
  },
  {
    ...profile,
    path: '/1001/faktura',
    prepare: refuse('**/self-service-api/billing-items?*', 401),
    allowedErrors: /billing-items|ERR_FAILED/,
    states: [
      dialog('expired sign-in', page => expect(page.getByRole('alertdialog')).toBeVisible()),
      dialog('expired sign-in that cannot be renewed', async page => {
        await cut(identity)(page);
        await press(page, 'Log ind igen');
        await expect(page.getByText(/^Vi kan ikke komme i kontakt med login lige nu/)).toBeVisible();
      }),
    ],
  },
  {
    ...profile,
    allowedErrors: /404.*\.js|Refused to execute script/,
    widths: wide,
    states: [
      dialog('new version dialog', async page => {
        await showsTitle('Mine indstillinger')(page);
        await removeTableTest(page);
        await goWithin(page, '/1001/table-test');
        await expect(page.getByRole('dialog', { name: 'Ny version' })).toBeVisible();
      }),
      {
        kind: 'error',
        name: 'page with missing code, with its stack',
        reach: async page => {
          await press(page, 'Annuller');
          await showsStack(page);
        },
      },
    ],
  },
  {
    ...inviting,
    prepare: refuse('**/self-service-api/invitations?*'),
    allowedErrors: /invitations/,
    states: [toast('failed change, over a drawer', invite('ny@kunde.example'))],
  },
  {
    ...inviting,
    states: [
      toast('successful change', async page => {
        await invite(`${crypto.randomUUID()}@kunde.example`)(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // The live announcement of the pending button refers to a removed element; React Aria clears it after 7
        // seconds.
        await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0);
        // A toast under the pointer stays.
        await page.getByRole('region', { name: 'Beskeder' }).getByRole('button').hover();
      }),
    ],
  },
];
