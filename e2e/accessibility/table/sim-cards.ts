/** Pages of SIM cards and eSIM. Nothing is submitted: other tests use the same subscriptions. */
import { answerWith, hold, refuse } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import type { PageStates, Walk } from './page-states.ts';
import { opens, press, shows, showsLoading } from './steps.ts';

/** With an extra data card, and an eSIM that is not installed yet. */
const waiting = 'abonnementer/1001000514/simkort';
const ofWaiting = `${waiting}/administrer-simkort/89450000010010005141`;
/** With an eSIM in use, and an unknown PUK code. */
const inUse = 'abonnementer/1001000077/simkort/administrer-simkort/89450000010010000771';
const withoutEsim = 'abonnementer/1001000305/simkort/administrer-simkort/89450000010010003051';
const suspended = 'abonnementer/1001000102/simkort/administrer-simkort/89450000010010001021';

const walk = (name: string, path: string, text: RegExp, account = 'admin'): Walk => ({
  account,
  path: `/1001/${path}`,
  states: [{ kind: 'data', name, reach: shows(text) }],
  leavesNothing: true,
});

export const simCardPages: readonly PageStates[] = [
  {
    page: 'SIM cards',
    walks: [
      walk('with a data card', waiting, /^Datakort$/),
      {
        account: 'admin',
        path: `/1001/${waiting}`,
        prepare: hold('**/sims/esims?*'),
        states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
      },
      {
        account: 'admin',
        path: `/1001/${waiting}`,
        prepare: refuse('**/sims/esims?*'),
        allowedErrors: /Failed to load resource.*\/sims\/esims/,
        states: [{ kind: 'error', name: 'failed', reach: shows(/^Det var ikke muligt at hente/) }],
      },
    ],
    otherwise: {},
  },
  {
    page: 'SIM card',
    walks: [
      walk('waiting eSIM', ofWaiting, /^Bestil nyt e-sim$/),
      walk('eSIM in use', inUse, /^Aktiveret$/),
      walk('physical card', withoutEsim, /^Skift til e-sim$/),
      walk('unknown card', `${waiting}/administrer-simkort/4711`, /^Der er ikke et simkort med/),
    ],
    otherwise: {},
  },
  {
    page: 'switch SIM card',
    walks: [
      {
        account: 'admin',
        path: `/1001/${ofWaiting}/skift-simkort`,
        states: [
          { kind: 'data', name: 'empty form', reach: shows(/^Nyt simkortnummer$/) },
          {
            kind: 'validation',
            name: 'with errors',
            reach: async page => {
              await press(page, 'Skift simkort');
              await expect(page.getByText('Der er problemer')).toBeVisible();
            },
          },
          {
            kind: 'dialog',
            name: 'where to find the number',
            reach: opens(
              page => page.getByRole('button', { name: 'Hvor finder jeg nummeret?' }),
              page => page.getByRole('dialog', { name: 'Find simkortnummeret' }),
            ),
          },
        ],
        leavesNothing: true,
      },
      walk('suspended subscription', `${suspended}/skift-simkort`, /^Simkort kan kun ændres/),
    ],
    otherwise: {},
  },
  {
    page: 'switch to eSIM',
    walks: [
      walk('order form', `${withoutEsim}/skift-til-esim`, /^Bestil e-sim$/),
      {
        account: 'admin',
        path: `/1001/${ofWaiting}/skift-til-esim`,
        states: [
          { kind: 'data', name: 'eSIM link form', reach: shows('Send link') },
          {
            kind: 'validation',
            name: 'without an e-mail',
            reach: async page => {
              await page.getByRole('textbox', { name: 'Medarbejderens e-mail' }).fill('');
              await press(page, 'Send link');
              await expect(page.getByText('Der er problemer')).toBeVisible();
            },
          },
        ],
        leavesNothing: true,
      },
      {
        // Of another account, whose document has not loaded the links.
        account: 'superadmin',
        path: `/1001/${ofWaiting}/skift-til-esim`,
        prepare: answerWith('**/sims/esim-links?*', {
          links: [
            {
              id: 'L1',
              dataCardIcc: null,
              recipient: 'ny.telefon@firma.example',
              sentByName: 'Anne Admin',
              sentAt: '2026-11-20T10:30:00Z',
              expiresAt: '2026-11-21T10:30:00Z',
              shownAt: null,
              state: 'Ready',
              isUndeliverable: false,
            },
          ],
        }),
        states: [{ kind: 'data', name: 'sent eSIM link', reach: shows('Træk linket tilbage') }],
        leavesNothing: true,
      },
      walk('eSIM in use', `${inUse}/skift-til-esim`, /^Bestil nyt e-sim$/),
      walk('employee', `${ofWaiting}/skift-til-esim`, /^Kun administratorer og den/, 'employee'),
    ],
    otherwise: {},
  },
];
