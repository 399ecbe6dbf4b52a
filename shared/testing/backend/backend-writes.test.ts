import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { removeAccessAnswer, userAssetsAnswer } from '../../contracts/access.ts';
import { invitationUsersAnswer } from '../../contracts/administrator.ts';
import { apiErrorSchema } from '../../contracts/api-error.ts';
import { auditLogAnswer } from '../../contracts/audit-log.ts';
import { invitationAnswer, openInvitationAnswer } from '../../contracts/invitation.ts';
import { subscriptionsAnswer } from '../../contracts/subscription-list.ts';
import { subscriptionSettingsAnswer } from '../../contracts/subscription-settings.ts';
import { subscriptionAnswer } from '../../contracts/subscription.ts';
import { usageAlertAnswer, usageAlertsAnswer } from '../../contracts/usage-alert.ts';
import { createBackendData, type BackendData } from './backend-data.ts';
import { backendHandlers } from './backend-handlers.ts';

const api = 'https://backend.test/self-service-api';
const server = setupServer();
let data: BackendData;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  data = createBackendData(new Date('2026-11-21T12:00:00Z'));
  server.resetHandlers(...backendHandlers(api, data));
});
afterAll(() => {
  server.close();
});

const call = async (method: string, path: string, body?: object, headers = {}) => {
  const response = await fetch(api + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify({ data: body }) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};
const refusal = async (...sent: Parameters<typeof call>) => {
  const answer = await call(...sent);
  const { code, subCode } = z.parse(apiErrorSchema, answer.body);
  return `${String(answer.status)} ${subCode ?? code}`;
};
const answered = async <Schema extends z.ZodMiniType<{ data: object }>>(
  schema: Schema,
  ...sent: Parameters<typeof call>
) => z.parse(schema, (await call(...sent)).body).data as z.output<Schema>['data'];

const people = async () =>
  (await answered(invitationUsersAnswer, 'GET', '/customers/1001/users?pageSize=100')).invitationUsers;
const personOf = async (email: string) => (await people()).find(person => person.email === email);
const log = async (rest = '') =>
  (await answered(auditLogAnswer, 'GET', `/audit-log?customerId=1001${rest}`)).entries;
const anAdministrator = async () =>
  (await people()).find(
    ({ userType, userId, accessType }) =>
      userType === 'Administrator' && typeof userId === 'string' && accessType === 'Full',
  )?.email ?? '';
const aSuperadministrator = async () =>
  (await people()).find(
    ({ userType, email }) => userType === 'SuperAdministrator' && email !== data.profile.email,
  )?.email ?? '';
const account = () => ({ id: data.tenants[0]?.accounts[0]?.accountId ?? '', type: 'Account' });

it('creates, resends and deletes an invitation, and logs each', async () => {
  const email = 'ny.kollega@demo.example';
  const send = () =>
    answered(invitationAnswer, 'POST', '/invitations?customerId=1001', { email, assets: [account()] });
  const { invitation } = await send();
  expect(invitation.outcome).toBe('Created');
  expect(await personOf(email)).toMatchObject({
    userType: 'AdministratorInvitation',
    status: 'Pending',
    accessType: 'Limited',
  });
  const link = await answered(openInvitationAnswer, 'GET', `/invitations/${invitation.invitationId}`);
  expect(link.invitation.email).toBe(email);

  const again = await send();
  expect(again.invitation).toMatchObject({ outcome: 'Resent', invitationId: invitation.invitationId });
  expect((await people()).filter(person => person.email === email)).toHaveLength(1);

  const { invitationId } = invitation;
  await call('DELETE', `/invitations?customerId=1001&invitationId=${invitationId}`);
  expect(await personOf(email)).toBeUndefined();
  expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `InvitationDeleted ${email}`,
    `InvitationResent ${email}`,
    `InvitationCreated ${email}`,
  ]);
  expect(await log('&action=InvitationResent')).toHaveLength(1);
  expect(await log('&searchQuery=en-anden')).toEqual([]);
  expect(await log('&actor=en.anden%40demo.example')).toEqual([]);
  expect(await log('&to=2020-01-01')).toEqual([]);
});

it('shows the changed access of an administrator, and their removal', async () => {
  const email = await anAdministrator();
  const { user } = await answered(userAssetsAnswer, 'PUT', '/user/assets?customerId=1001', {
    userEmail: email,
    access: 'Limited',
    assets: [account()],
  });
  expect(user).toMatchObject({ accessType: 'Limited', assets: [account()] });
  expect(await personOf(email)).toMatchObject({ accessType: 'Limited', version: user.version });
  const { customerId } = await answered(removeAccessAnswer, 'DELETE', '/users/access', {
    email,
    type: 'Administrator',
    customerId: '1001',
  });
  expect(customerId).toBe('1001');
  expect(await personOf(email)).toBeUndefined();
  expect((await log()).map(({ action }) => action)).toEqual(['AccessRemoved', 'AccessChanged']);
});

it('refuses the same changes of administrators as the API', async () => {
  const [administrator, superadministrator] = [await anAdministrator(), await aSuperadministrator()];
  const remove = (email: string) =>
    refusal('DELETE', '/users/access', { email, type: 'Administrator', customerId: '1001' });
  const change = (userEmail: string, access: string) =>
    refusal('PUT', '/user/assets?customerId=1001', { userEmail, access });
  expect([
    await refusal('POST', '/invitations?customerId=1001', { email: administrator }),
    await refusal('DELETE', '/invitations?customerId=1001&invitationId=none'),
    await refusal('DELETE', '/invitations?customerId=9999&invitationId=none'),
    await remove(superadministrator),
    await remove(data.profile.email),
    await remove('ingen@demo.example'),
    await change(superadministrator, 'Full'),
    await change(administrator, 'Limited'),
  ]).toEqual([
    '400 SelfserviceUserAlreadyExists',
    '404 NotFound',
    '403 Forbidden',
    '400 ExistingSuperadminCannotBeDowngraded',
    '403 Forbidden',
    '404 NotFound',
    '400 ExistingSuperadminCannotBeDowngraded',
    '400 ArgumentError',
  ]);
  expect(await log()).toEqual([]);
});

const settings = {
  firstName: 'Nynne',
  lastName: 'Nyborg',
  email: null,
  employeeId: 'M77',
  invoiceNote: '',
};

it('shows the new user of a subscription, on the subscription and in the list', async () => {
  const active = data.tenants[0]?.subscriptions.find(({ status }) => status === 'Active');
  const path = `/subscriptions/${active?.id ?? ''}?customerId=1001`;
  const read = { 'if-match': `"${String(active?.version)}"` };
  const { subscription } = await answered(subscriptionSettingsAnswer, 'PUT', path, settings, read);
  expect(subscription).toMatchObject({ firstName: 'Nynne', employeeId: 'M77', invoiceNote: null });
  expect((await answered(subscriptionAnswer, 'GET', path)).subscription).toEqual(subscription);
  const list = await answered(
    ...([subscriptionsAnswer, 'GET', '/subscriptions?customerId=1001&searchQuery=nynne'] as const),
  );
  expect(list.subscriptions.map(({ id }) => id)).toEqual([active?.id]);
  expect(await refusal('PUT', path, settings, read)).toBe('412 StaleVersion');
  const fresh = { 'if-match': `"${String(subscription.version)}"` };
  expect((await answered(subscriptionSettingsAnswer, 'PUT', path, settings, fresh)).subscription).toEqual(
    subscription,
  );
  expect((await log()).map(({ action }) => action)).toEqual(['SubscriptionChanged']);
});

it('refuses an edit of an alert that was changed meanwhile', async () => {
  const active = data.tenants[0]?.subscriptions.find(({ status }) => status === 'Active');
  const path = (alertId = '') => `/subscriptions/${active?.id ?? ''}/usage-alerts${alertId}?customerId=1001`;
  const values = { metric: 'ExtraCost', recipients: ['22334455'], barring: null };
  const all = async () => (await answered(usageAlertsAnswer, 'GET', path())).alerts;
  const [first] = await all();
  const edit = (threshold: number) => ['PUT', path(`/${first?.id ?? ''}`), { ...values, threshold }] as const;
  const seen = { 'if-match': `"${String(first?.version)}"` };
  const { alert } = await answered(usageAlertAnswer, ...edit(200), seen);
  expect(await refusal(...edit(300), seen)).toBe('412 StaleVersion');
  expect(await refusal('DELETE', path(`/${alert.id}`), undefined, seen)).toBe('412 StaleVersion');
  expect(await all()).toEqual([alert]);
  expect(alert).toMatchObject({ threshold: 200, version: 2 });
});

it('refuses to change a cancelled or missing subscription', async () => {
  const ended = data.tenants[0]?.subscriptions.find(({ status }) => status === 'Cancelled')?.id ?? '';
  const put = (id: string) => refusal('PUT', `/subscriptions/${id}?customerId=1001`, settings);
  expect([await put(ended), await put('none')]).toEqual(['400 SubscriptionActionNotAllowed', '404 NotFound']);
});

it('refuses an unknown write as not possible offline', async () => {
  const { status, body } = await call('POST', '/nothing-of-the-kind?customerId=1001', {});
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'Unknown', message: 'Ændringen er ikke mulig offline.' });
});
