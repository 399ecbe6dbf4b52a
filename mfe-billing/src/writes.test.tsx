import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { QueryClient } from 'shared/query';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { testWrites } from 'shared/testing/writes.tsx';
import { remote } from './remote/remote.tsx';
import { startApiDouble } from './testing/api-double.ts';
import { startCardLibrary } from './payment/card-library.ts';
import { anyAccountDetails, anyBillingItem, anyRootAccount, listAnswer } from './testing/builders.ts';
import { anyAlert, serveAlerts, takeAlerts } from './testing/usage-alerts.ts';

jest.mock('./payment/card-library');
const { server } = startApiDouble();
const placed = { orderId: 'O5000000007', status: 'Submitted', effectiveDate: '2026-01-01' };
const account = anyAccountDetails();
const stale = [['mfe-billing', '1001', 'accounts']];
const staleAlerts = ['mfe-billing', '1001', 'usage-alerts', '80011001'];

const open = (page: string) => (queryClient: QueryClient) => {
  const ordered = () => HttpResponse.json({ data: { ...placed, accountId: '89000001' } }, { status: 202 });
  server.use(
    http.get(`${testApi}/accounts`, () => HttpResponse.json(listAnswer('accounts', [anyRootAccount()]))),
    http.get(`${testApi}/accounts/80011001`, answerOf({ account })),
    http.post(`${testApi}/accounts`, ordered),
    http.put(`${testApi}/accounts/80011001`, answerOf({ account })),
    http.put(`${testApi}/accounts/80011001/owner-controls`, ordered),
    http.get(
      `${testApi}/accounts/80011001/differing-subscriptions`,
      answerOf({ differences: { count: 0, subscriptions: [] } }),
    ),
  );
  return renderWithHost(remote, { path: `faktureringskonti/${page}`, queryClient });
};

const staleAfterPayment = ['billing-items', 'payment-sessions', 'accounts'].map(kind => [
  'mfe-billing',
  '1001',
  kind,
]);

const payable = anyBillingItem({ isPayable: true, notPayableReason: null });

/** A payment is settled once it was started or cancelled; until then the card form shows. */
const openPayment = (query: string) => (queryClient: QueryClient) => {
  const sessions = `${testApi}/payment-sessions`;
  let isSettled = query === '';
  const paymentAnswer = () =>
    HttpResponse.json({
      data: {
        paymentSession: {
          sessionId: 's-1',
          state: isSettled ? 'Cancelled' : 'Pending',
          amount: { value: 1234.5, currency: 'DKK' },
          expiresAt: '2026-11-22T10:30:00Z',
          settledAt: isSettled ? '2026-11-22T10:00:00Z' : null,
          provider: isSettled ? null : { id: 'CS1', sessionData: 'data' },
          items: [{ ...anyBillingItem(), amount: { value: 1234.5, currency: 'DKK' } }],
        },
      },
    });
  jest.mocked(startCardLibrary).mockResolvedValue({
    mount: (_place, onReady) => {
      onReady();
      return { remove: () => undefined };
    },
    finish: () => undefined,
  });
  server.use(
    http.get(`${testApi}/billing-items`, () => HttpResponse.json(listAnswer('billingItems', [payable]))),
    http.post(sessions, paymentAnswer),
    http.get(`${sessions}/s-1`, paymentAnswer),
    http.delete(`${sessions}/s-1`, () => {
      isSettled = true;
      return paymentAnswer();
    }),
  );
  return renderWithHost(remote, { path: `faktura/bi-1/betaling${query}`, queryClient });
};

testWrites(__dirname, server, [
  {
    file: 'create-account/create-account.page.lazy.tsx',
    what: 'creating an account',
    open: open('opret-faktureringskonti'),
    button: async user => {
      await user.type(await screen.findByLabelText('Navn'), 'Bådebroen');
      await user.type(screen.getByLabelText('Vejnavn'), 'Havnegade');
      await user.type(screen.getByLabelText('Husnummer'), '2');
      await user.type(screen.getByLabelText('Postnummer'), '2150');
      await user.type(screen.getByLabelText('By'), 'Nordhavn');
      await user.click(screen.getByRole('radio', { name: 'Betalingsservice' }));
      await user.click(screen.getByRole('radio', { name: 'Sms' }));
      return screen.getByRole('button', { name: 'Opret kundenummer' });
    },
    stale,
  },
  {
    file: 'edit-account/edit-account.page.lazy.tsx',
    what: 'renaming an account',
    open: open('80011001/rediger-konto'),
    button: async user => {
      await user.type(await screen.findByLabelText('Navn'), 'en');
      return screen.getByRole('button', { name: 'Gem ændringer' });
    },
    stale,
  },
  {
    file: 'employee-rights/employee-rights.page.lazy.tsx',
    what: 'changing employee rights',
    open: open('80011001/medarbejderrettigheder'),
    button: () => screen.findByRole('button', { name: 'Gem ændringer' }),
    stale,
  },
  {
    file: 'payment/begin-payment.tsx',
    what: 'starting a payment',
    open: openPayment(''),
    button: () => screen.findByRole('button', { name: 'Fortsæt til kort' }),
    done: () => screen.findByText('Betalingen er annulleret'),
    stale: staleAfterPayment,
  },
  {
    file: 'payment/card-part.tsx',
    what: 'cancelling a payment',
    open: openPayment('?session=s-1'),
    button: () => screen.findByRole('button', { name: /^Annull/ }),
    done: () => screen.findByText('Betalingen er annulleret'),
    stale: staleAfterPayment,
  },
  {
    file: 'usage-alerts/account-alerts.page.lazy.tsx',
    what: 'deleting a usage alert',
    open: queryClient => {
      serveAlerts(server, { alerts: [anyAlert()] });
      return renderWithHost(remote, { path: 'faktureringskonti/80011001/advarsler', queryClient });
    },
    button: async user => {
      await user.click(await screen.findByRole('button', { name: /^Slet/ }));
      return within(screen.getByRole('dialog')).getByRole('button', { name: 'Slet advarsel' });
    },
    stale: [staleAlerts],
  },
  {
    file: 'usage-alerts/alert-form.tsx',
    what: 'creating a usage alert',
    open: queryClient => {
      serveAlerts(server);
      takeAlerts(server);
      const path = 'faktureringskonti/80011001/advarsler/opret-advarsel';
      return renderWithHost(remote, { path, queryClient });
    },
    button: async user => {
      await user.click(await screen.findByRole('radio', { name: /^80\s% af data i Danmark/ }));
      await user.type(screen.getByRole('textbox', { name: 'Modtagere' }), '22334455');
      return screen.getByRole('button', { name: 'Opret advarsel' });
    },
    stale: [staleAlerts],
  },
]);
