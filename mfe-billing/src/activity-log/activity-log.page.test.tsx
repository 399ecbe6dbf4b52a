import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anAuditEntry, serveActivityLog } from 'shared/testing/activity-log-api.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccountDetails, anyRootAccount, listAnswer } from '../testing/builders.ts';

const { server } = startApiDouble();

const serveAccount = () => {
  server.use(
    http.get(`${testApi}/accounts/80011001`, answerOf({ account: anyAccountDetails() })),
    http.get(`${testApi}/accounts`, () => HttpResponse.json(listAnswer('accounts', [anyRootAccount()]))),
  );
};

it('shows who changed a billing account, and links back to it', async () => {
  serveAccount();
  const entry = { action: 'AccountChanged', subject: '80011001', before: null, after: null } as const;
  const { calls } = serveActivityLog(server, [
    anAuditEntry({ ...entry, about: { kind: 'Account', id: '80011001', name: 'Byggeplads Nord' } }),
  ]);
  renderWithHost(remote, { path: 'faktureringskonti/80011001/aktivitetslog' });
  expect(await screen.findByRole('row', { name: /Anna Holm ændrede kundenummer 80011001/ })).toBeVisible();
  expect(calls).toEqual([{ customerId: '1001', accountId: '80011001', pageSize: '40', offset: '0' }]);
  expect(hrefOf('Kundenummer')).toBe('/1001/faktureringskonti/80011001');
});

it('shows not found instead of an empty log for an unknown account (ERR-003)', async () => {
  server.use(http.get(`${testApi}/accounts/:id`, () => new HttpResponse(null, { status: 404 })));
  serveActivityLog(server, []);
  renderWithHost(remote, { path: 'faktureringskonti/80019999/aktivitetslog' });
  expect(await screen.findByText(/Vi ledte efter kundenummer 80019999/)).toBeVisible();
  expect(screen.queryByText('Der er ingen hændelser endnu.')).toBeNull();
});

it.each([
  ['Superadmin', 1],
  ['Admin', 0],
  ['User', 0],
] as const)('is linked from the account for %s: %d', async (role, count) => {
  serveAccount();
  renderWithHost(remote, { path: 'faktureringskonti/80011001', customer: { role } });
  expect(await screen.findByRole('link', { name: 'Se fakturaer' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Aktivitetslog' })).toHaveLength(count);
});
