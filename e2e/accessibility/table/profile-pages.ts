/** Pages of the profile; the code step is in profile.spec.ts. */
import { expect } from '../../support/test.ts';
import { identityOrigin, portalOrigin } from '../../support/addresses.ts';
import { answerWith, inTurn } from '../../support/mock-responses.ts';
import { area } from './area.ts';
import type { PageStates, State } from './page-states.ts';
import { press, shows } from './steps.ts';

const account = 'employee';
const at = (page: string): string => `/1001/indstillinger/${page}`;

/** The form in its initial state, and with errors. */
const states = (label: string | RegExp, submit: string, clears: readonly string[] = []): readonly State[] => [
  { kind: 'data', name: 'form', reach: shows(label) },
  {
    kind: 'validation',
    name: 'with errors',
    reach: async page => {
      for (const field of clears) await page.getByLabel(field).fill('');
      await press(page, submit);
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    },
  },
];

const page = (name: string, path: string, ofForm: readonly State[]): PageStates => ({
  page: name,
  walks: [{ account, path: at(path), states: ofForm, leavesNothing: true }],
  otherwise: {},
});

/** Mocked: how many sign-ins a demo user really has differs from test to test. */
const answerSignIns = answerWith('**/self-service-api/user/sign-ins', {
  signIns: [
    { signInId: 'here', browser: 'Chrome', system: 'Windows', isCurrent: true },
    { signInId: 'there', browser: 'Safari', system: 'iPhone', isCurrent: false },
  ].map(signIn => ({ ...signIn, begunAt: '2026-11-20T08:00:00Z', usedAt: '2026-11-20T09:00:00Z' })),
});

const secondFactor = { isOn: true, since: '2026-11-20T08:00:00Z', recoveryCodesLeft: 2 };
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** A mock: demo users never have one. */
const answerEnrolment = inTurn(
  answerWith('**/self-service-api/user/second-factor/enrolment', {
    enrolment: { key, uri: `otpauth://totp/lyng%20erhverv:nogen?secret=${key}` },
  }),
  page =>
    page.route('**/self-service-api/user/second-factor', async route => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const recoveryCodes = Array.from({ length: 10 }, (_, index) => String(1234567890 + index));
      return route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': portalOrigin, 'access-control-allow-credentials': 'true' },
        json: { data: { secondFactor, recoveryCodes } },
      });
    }),
);

/** A mock: demo users never have one. */
const answerPasskeys = answerWith('**/self-service-api/user/passkeys', {
  newPasskeyUrl: `${identityOrigin}/adgangsnoegler/ny`,
  passkeys: ['Chrome på Windows', 'Min telefon'].map((name, index) => ({
    passkeyId: `passkey-${String(index)}`,
    name,
    createdAt: '2026-11-20T08:00:00Z',
    usedAt: index === 0 ? '2026-11-21T08:00:00Z' : null,
  })),
});

export const profilePages: readonly PageStates[] = [
  page('change name', 'skift-navn', states('Efternavn', 'Gem ændringer', ['Fornavn', 'Efternavn'])),
  page('change e-mail', 'skift-email', states('Ny e-mail', 'Send kode')),
  page('change phone number', 'skift-telefonnummer', states('Nyt telefonnummer', 'Send kode')),
  area('invoice reminders', 'indstillinger/paamindelser', shows(/^Én e-mail om hver faktura/), account),
  area('notification preferences', 'indstillinger/beskeder', shows(/^Alt står også under klokken/), account),
  page('change password', 'skift-kodeord', states('Ny adgangskode', 'Skift adgangskode')),
  {
    page: 'two-factor authentication',
    walks: [
      {
        account,
        path: at('totrinsbekraeftelse'),
        prepare: answerEnrolment,
        states: [
          ...states('Nuværende adgangskode', 'Fortsæt'),
          {
            kind: 'data',
            name: 'key for the app',
            reach: async opened => {
              await opened.getByLabel('Nuværende adgangskode', { exact: true }).fill('Portal2026');
              await press(opened, 'Fortsæt');
              await expect(opened.getByRole('img', { name: 'QR-kode til din app' })).toBeVisible();
            },
          },
          {
            kind: 'data',
            name: 'recovery codes',
            reach: async opened => {
              await opened.getByLabel('Kode fra appen').fill('123456');
              await press(opened, 'Slå til');
              await expect(opened.getByRole('list', { name: 'Gendannelseskoder' })).toBeVisible();
            },
          },
        ],
        leavesNothing: true,
      },
      {
        // Of another account, whose document has not loaded the answer above.
        account: 'admin',
        path: at('totrinsbekraeftelse'),
        prepare: answerWith('**/self-service-api/user/second-factor', { secondFactor }),
        states: [{ kind: 'data', name: 'enabled', reach: shows('Gendannelseskoder tilbage') }],
        leavesNothing: true,
      },
    ],
    otherwise: {},
  },
  {
    page: 'passkeys',
    walks: [
      {
        account,
        path: at('adgangsnoegler'),
        prepare: answerPasskeys,
        states: [
          { kind: 'data', name: 'loaded', reach: shows('Min telefon') },
          {
            kind: 'data',
            name: 'remove passkey',
            reach: async opened => {
              await press(opened, /^Fjern Min telefon/);
              await expect(
                opened.getByRole('heading', { name: 'Fjern adgangsnøglen “Min telefon”' }),
              ).toBeVisible();
            },
          },
          {
            kind: 'validation',
            name: 'with errors',
            reach: async opened => {
              await press(opened, 'Fjern adgangsnøgle');
              await expect(opened.getByRole('main').getByRole('alert')).toBeFocused();
            },
          },
        ],
        leavesNothing: true,
      },
      {
        account,
        path: at('adgangsnoegler'),
        allowedErrors: /status of 422 .*\/adgangsnoegler\//,
        states: [
          { kind: 'empty', name: 'none', reach: shows(/^Du har ingen adgangsnøgler/) },
          {
            kind: 'data',
            name: 'password form of the identity server',
            reach: async opened => {
              await opened.getByRole('link', { name: 'Tilføj adgangsnøgle' }).click();
              await expect(opened.getByLabel('Adgangskode', { exact: true })).toBeFocused();
            },
          },
          {
            kind: 'validation',
            name: 'empty password',
            reach: async opened => {
              await press(opened, 'Fortsæt');
              await expect(opened.getByRole('alert')).toBeFocused();
            },
          },
          {
            kind: 'data',
            name: 'name of the new passkey',
            reach: async opened => {
              await opened.getByLabel('Adgangskode', { exact: true }).fill('Portal2026');
              await press(opened, 'Fortsæt');
              await expect(opened.getByLabel('Navn')).toBeFocused();
            },
          },
          {
            kind: 'data',
            name: 'cancelled',
            reach: async opened => {
              await opened.evaluate(() => {
                navigator.credentials.create = () =>
                  Promise.reject(new DOMException('The person has cancelled.', 'NotAllowedError'));
              });
              await press(opened, 'Opret adgangsnøgle');
              await expect(opened.getByRole('status')).not.toBeEmpty();
            },
          },
        ],
      },
    ],
    otherwise: {},
  },
  {
    page: 'active sign-ins',
    walks: [
      {
        account,
        path: at('aktive-log-ind'),
        prepare: answerSignIns,
        states: [
          { kind: 'data', name: 'loaded', reach: shows('Safari på iPhone') },
          {
            kind: 'dialog',
            name: 'sign out everywhere',
            reach: async opened => {
              await press(opened, 'Log ud overalt');
              await expect(opened.getByRole('dialog', { name: 'Log ud overalt?' })).toBeVisible();
            },
          },
        ],
        leavesNothing: true,
      },
    ],
    otherwise: {},
  },
  area('profile', 'indstillinger', shows(/^Dine virksomheder$/)),
];
