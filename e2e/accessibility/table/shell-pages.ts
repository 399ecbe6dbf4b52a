/** The shell's own pages of a customer. */
import { answerInvalid, change, cut, everythingOf, hold, refuse } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import { isMessage, noForm, noOverlay, type PageStates } from './page-states.ts';
import { press, shows, showsLoading, showsStack, showsTitle } from './steps.ts';

const landing = { account: 'admin', path: '/1001/velkommen' };
const landingCall = '**/self-service-api/landing-page*';
const customersCall = '**/self-service-api/customers';
const invoices = { account: 'admin', path: '/1001/faktura' };
const billing = everythingOf('mfe-billing');
const fromBilling = new RegExp(billing.replace('/**', '/'));

const none = { count: 0, amount: { value: 0, currency: 'DKK' } };
const withNothingWaiting = change(landingCall, () => ({
  data: {
    landingPage: {
      invoices: {
        open: { total: none, parts: { Overdue: none, ToPay: none, Automatic: none } },
        dueSoon: none,
        rows: [],
      },
      openOrders: { count: 0, failedCount: 0, rows: [] },
      nearLimit: { count: 0 },
      subscriptions: { count: 0, rows: [] },
    },
  },
}));

export const shellPages: readonly PageStates[] = [
  {
    page: 'landing page',
    walks: [
      {
        account: 'single',
        path: '/1002/velkommen',
        states: [{ kind: 'data', name: 'customer with little data', reach: showsTitle(/^Velkommen/) }],
      },
      {
        account: 'employee',
        path: landing.path,
        states: [
          {
            kind: 'data',
            name: 'employee, with the PUK code',
            reach: async page => {
              await shows('Åbent i alt')(page);
              await page.getByRole('button', { name: 'Vis PUK-kode' }).click();
              await expect(page.getByText(/^\d{8}$/)).toBeVisible();
            },
          },
        ],
        leavesNothing: true,
      },
      {
        ...landing,
        // Its request stays pending, so the next page would wait for it too.
        prepare: hold(landingCall),
        states: [{ kind: 'loading', name: 'loading', reach: showsLoading }],
      },
      {
        ...landing,
        account: 'superadmin',
        prepare: withNothingWaiting,
        states: [{ kind: 'empty', name: 'nothing to do', reach: shows(/^I er ajour/) }],
        leavesNothing: true,
      },
      {
        ...landing,
        prepare: refuse(landingCall),
        allowedErrors: /landing-page/,
        states: [{ kind: 'error', name: 'failed, with its stack', reach: showsStack }],
        leavesNothing: true,
      },
      {
        ...landing,
        prepare: answerInvalid(landingCall),
        states: [{ kind: 'error', name: 'invalid response', reach: showsStack }],
        leavesNothing: true,
      },
      // After the states without data, which would be cached.
      {
        ...landing,
        states: [{ kind: 'data', name: 'loaded', reach: shows('Åbent i alt') }],
        leavesNothing: true,
      },
    ],
    otherwise: { ...noForm, ...noOverlay },
  },
  {
    page: 'customer selection',
    walks: [
      {
        ...landing,
        prepare: hold(customersCall),
        states: [{ kind: 'loading', name: 'customers loading', reach: showsLoading }],
      },
      {
        ...landing,
        prepare: refuse(customersCall),
        allowedErrors: /customers/,
        states: [{ kind: 'error', name: 'customers failed, with their stack', reach: showsStack }],
      },
      {
        account: 'nocustomers',
        path: '/',
        states: [
          { kind: 'empty', name: 'no customers', reach: shows(/^Du er ikke tilknyttet/) },
          {
            kind: 'dialog',
            name: 'no customers, sign-out dialog',
            reach: async page => {
              await press(page, 'Log ud');
              await expect(page.getByRole('dialog', { name: 'Log ud' })).toBeVisible();
            },
          },
        ],
      },
    ],
    otherwise: {
      ...noForm,
      ...noOverlay,
      data: 'landing page',
    },
  },
  {
    page: 'area of a remote',
    walks: [
      {
        ...invoices,
        prepare: hold(billing),
        states: [
          { kind: 'loading', name: 'loading', reach: showsLoading },
          {
            kind: 'loading',
            name: 'slow',
            reach: page => expect(page.getByText(/^Det tager længere tid end normalt/)).toBeVisible(),
          },
        ],
      },
      {
        ...invoices,
        prepare: cut(billing),
        allowedErrors: fromBilling,
        states: [
          { kind: 'error', name: 'failed', reach: shows(/^Vi kunne ikke hente denne del/) },
          { kind: 'error', name: 'failed, with its stack', reach: showsStack },
        ],
      },
    ],
    otherwise: { data: "the remote's own pages", empty: 'unknown URL', ...noForm, ...noOverlay },
  },
  {
    page: 'unknown URL',
    walks: [
      {
        account: 'admin',
        path: '/1001/findes-ikke',
        states: [{ kind: 'data', name: 'below a customer', reach: shows('Vi kan ikke vise siden') }],
        leavesNothing: true,
      },
      {
        account: 'admin',
        path: '/1001/faktura/konti/findes-ikke',
        states: [{ kind: 'data', name: 'below a remote', reach: shows('Vi kan ikke vise siden') }],
        leavesNothing: true,
      },
    ],
    otherwise: isMessage,
  },
  {
    page: 'table test',
    walks: [
      {
        account: 'admin',
        path: '/1001/table-test',
        states: [
          {
            kind: 'data',
            name: 'table in every state',
            reach: page => expect(page.getByRole('table', { name: 'Tabel: Med valg' })).toBeVisible(),
          },
        ],
        leavesNothing: true,
      },
    ],
    otherwise: { ...isMessage, loading: 'shown in its data', empty: 'shown in its data' },
  },
];
