/** Pages that need no sign-in. The states of their forms are tested in public-forms.spec.ts. */
import {
  answerWith,
  cut,
  everythingOf,
  hold,
  inTurn,
  refuse,
  setToggles,
} from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import { isMessage, noOverlay, type PageStates } from './page-states.ts';
import { between, message, press, shows, showsLoading, showsStack, showsTitle } from './steps.ts';

const profile = everythingOf('mfe-profile');

const publicForm = {
  ...noOverlay,
  data: 'public-forms.spec.ts',
  validation: 'public-forms.spec.ts',
} as const;

/** States of a page opened from a mail: without the link, and before the request for the link has succeeded. */
const statesBeforeForm = (path: string, title: string, call: string): PageStates['walks'] => {
  // Read once per document, so these have their own.
  const byLink = `${path}?token=et-link-som-ingen-har-faaet`;
  const calls = `**/self-service-api/${call}`;
  return [
    { path, states: [{ kind: 'empty', name: 'no link', reach: showsTitle(title) }], leavesNothing: true },
    {
      path: byLink,
      prepare: hold(calls),
      states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
    },
    {
      path: byLink,
      prepare: refuse(calls),
      allowedErrors: new RegExp(call.replace('*', '')),
      states: [{ kind: 'error', name: 'failed, with its stack', reach: showsStack }],
    },
  ];
};

const shownAt = '2026-11-20T10:30:00Z';
/** An eSIM link works only once, so these responses are mocked for each check. */
const answerEsimLink = (state: 'Ready' | 'Shown') =>
  inTurn(
    answerWith('**/self-service-api/esim-links', {
      link: { state, number: '10100298', isDataCard: false, expiresAt: '2026-11-21T10:30:00Z', shownAt },
    }),
    answerWith('**/self-service-api/esim-codes', {
      qrCodeContent: 'LPA:1$smdp.demo.example$K7Q2X9ABCDEFGHJKLMNP',
    }),
  );

export const publicPages: readonly PageStates[] = [
  { ...message('logout confirmation', '/logud-bekraeftelse', 'Du er logget ud'), otherwise: isMessage },
  { ...message('failed sign-in', '/login-fejl', 'Vi kunne ikke logge dig ind'), otherwise: isMessage },
  { ...message('internal error', '/fejl', 'Vi kan ikke vise siden'), otherwise: isMessage },
  {
    ...message('disabled feature', between.path, between.title),
    otherwise: isMessage,
  },
  {
    page: 'maintenance',
    walks: [
      {
        path: '/1001/faktura',
        prepare: setToggles({ maintenance: true }),
        states: [
          {
            kind: 'data',
            name: 'message',
            reach: showsTitle('Selvbetjeningen er lukket på grund af vedligeholdelse'),
          },
        ],
      },
    ],
    otherwise: isMessage,
  },
  {
    page: 'status',
    walks: [
      {
        path: '/status',
        states: [
          {
            kind: 'data',
            name: 'all remotes run',
            reach: page => expect(page.getByText('Kører', { exact: true })).toHaveCount(4),
          },
        ],
        leavesNothing: true,
      },
      {
        path: '/status',
        prepare: hold(profile),
        states: [{ kind: 'loading', name: 'one remote loading', reach: shows('Hentes') }],
      },
      {
        path: '/status',
        prepare: cut(profile),
        allowedErrors: new RegExp(profile.replace('/**', '/')),
        states: [{ kind: 'error', name: 'one remote failed', reach: shows('Fejlet') }],
      },
    ],
    otherwise: isMessage,
  },
  {
    page: 'sign up',
    walks: statesBeforeForm('/opret-login', 'Opret login', 'invitations/*'),
    otherwise: publicForm,
  },
  {
    page: 'forgot password',
    walks: [
      {
        path: '/glemt-adgangskode',
        states: [
          { kind: 'data', name: 'form', reach: showsTitle('Glemt adgangskode') },
          {
            kind: 'validation',
            name: 'with an error',
            reach: async page => {
              await press(page, 'Send link');
              await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
            },
          },
        ],
        leavesNothing: true,
      },
    ],
    otherwise: { ...isMessage, error: 'public-forms.spec.ts' },
  },
  {
    page: 'new password',
    walks: statesBeforeForm('/vaelg-ny-adgangskode', 'Vælg ny adgangskode', 'password-reset-links'),
    otherwise: publicForm,
  },
  {
    page: 'eSIM link',
    walks: [
      ...statesBeforeForm('/installer-e-sim', 'Installér e-sim', 'esim-links'),
      {
        path: '/installer-e-sim?token=et-link-som-ingen-har-faaet',
        allowedErrors: /status of 400 .*\/self-service-api\/esim-links/,
        states: [{ kind: 'data', name: 'invalid link', reach: showsTitle('Linket virker ikke længere') }],
      },
      {
        path: '/installer-e-sim?token=et-link-som-ingen-har-faaet',
        prepare: answerEsimLink('Ready'),
        states: [
          { kind: 'data', name: 'before the code', reach: shows('Vis koden') },
          {
            kind: 'data',
            name: 'code',
            reach: async page => {
              await press(page, 'Vis koden');
              await showsTitle('Her er din kode')(page);
            },
          },
        ],
      },
      {
        path: '/installer-e-sim?token=et-link-som-ingen-har-faaet',
        prepare: answerEsimLink('Shown'),
        states: [{ kind: 'data', name: 'after the code', reach: showsTitle('Koden er allerede vist') }],
      },
    ],
    otherwise: { ...noOverlay, validation: 'has no form' },
  },
  {
    page: 'sign-in page',
    walks: [
      {
        path: '/',
        allowedErrors: /status of 422 .*\/log-ind\//,
        states: [
          { kind: 'data', name: 'form', reach: page => expect(page.getByLabel('E-mail')).toBeVisible() },
          {
            kind: 'validation',
            name: 'wrong password',
            reach: async page => {
              await press(page, 'Log ind');
              await expect(page.getByRole('alert')).toBeVisible();
            },
          },
          {
            kind: 'validation',
            name: 'unknown passkey',
            reach: async page => {
              await page.evaluate(() => {
                const credential = { toJSON: () => ({}) } as unknown as Credential;
                navigator.credentials.get = () => Promise.resolve(credential);
              });
              await press(page, 'Log ind med adgangsnøgle');
              await expect(page.getByRole('alert')).toContainText('Vi kunne ikke godkende adgangsnøglen.');
            },
          },
          {
            kind: 'data',
            name: 'cancelled passkey',
            reach: async page => {
              await page.evaluate(() => {
                navigator.credentials.get = () =>
                  Promise.reject(new DOMException('The person has cancelled.', 'NotAllowedError'));
              });
              await press(page, 'Log ind med adgangsnøgle');
              await expect(page.getByRole('status')).not.toBeEmpty();
            },
          },
        ],
      },
    ],
    otherwise: isMessage,
  },
];
