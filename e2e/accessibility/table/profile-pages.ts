/** The pages on which people change their own profile; the steps that a code opens stand in profile.spec.ts. */
import { expect } from '../../support/test.ts';
import { answerWith } from '../../support/stage.ts';
import type { PageStates, State } from './page-states.ts';
import { press, shows } from './steps.ts';

const account = 'employee';
const at = (page: string): string => `/1001/indstillinger/${page}`;

/** The form as it opens, and refused. */
const states = (label: string | RegExp, submit: string, clears: readonly string[] = []): readonly State[] => [
  { kind: 'data', name: 'the form', reach: shows(label) },
  {
    kind: 'validation',
    name: 'with problems',
    reach: async page => {
      for (const field of clears) await page.getByLabel(field).fill('');
      await press(page, submit);
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    },
  },
];

const page = (name: string, path: string, ofForm: readonly State[]): PageStates => ({
  page: name,
  walks: [{ account, path: at(path), states: ofForm }],
  otherwise: {},
});

/** Of a person who is signed in nowhere else than here in one test, and in several browsers in the next. */
const answerSignIns = answerWith('**/self-service-api/user/sign-ins', {
  signIns: [
    { signInId: 'here', browser: 'Chrome', system: 'Windows', isCurrent: true },
    { signInId: 'there', browser: 'Safari', system: 'iPhone', isCurrent: false },
  ].map(signIn => ({ ...signIn, begunAt: '2026-11-20T08:00:00Z', usedAt: '2026-11-20T09:00:00Z' })),
});

export const profilePages: readonly PageStates[] = [
  page('changing the name', 'skift-navn', states('Efternavn', 'Gem ændringer', ['Fornavn', 'Efternavn'])),
  page('changing the e-mail', 'skift-email', states('Ny e-mail', 'Send kode')),
  page('changing the phone number', 'skift-telefonnummer', states('Nyt telefonnummer', 'Send kode')),
  {
    page: 'choosing reminders of invoices',
    walks: [
      {
        account,
        path: at('paamindelser'),
        states: [{ kind: 'data', name: 'all of it', reach: shows(/^Én mail om hver faktura/) }],
      },
    ],
    otherwise: {},
  },
  page('changing the password', 'skift-kodeord', states('Ny adgangskode', 'Skift adgangskode')),
  {
    page: 'the own sign-ins',
    walks: [
      {
        account,
        path: at('aktive-log-ind'),
        prepare: answerSignIns,
        states: [
          { kind: 'data', name: 'all of it', reach: shows('Safari på iPhone') },
          {
            kind: 'dialog',
            name: 'ending all others',
            reach: async opened => {
              await press(opened, 'Log ud overalt');
              await expect(opened.getByRole('dialog', { name: 'Log ud overalt?' })).toBeVisible();
            },
          },
        ],
      },
    ],
    otherwise: {},
  },
];
