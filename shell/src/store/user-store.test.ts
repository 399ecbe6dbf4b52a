import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { startApi } from 'shared/testing/start-api.ts';
import type { Customer } from 'shared/contracts/customer';
import type { UserInfo } from 'shared/contracts/user-info';
import { createHttp } from 'shared/http/create-http';
import { anyCustomer } from 'shared/testing/builders.ts';
import { createUserStore } from './user-store.ts';

const api = 'https://api.test/self-service-api';
const userInfo: UserInfo = {
  sub: 'user-1',
  email: 'superadmin@demo.example',
  customer_roles: [
    { customer_id: '1001', role: 'Superadmin' },
    { customer_id: '1002', role: 'Admin' },
  ],
};

const server = startApi();

const client = createHttp({
  services: { '/self-service-api': api },
  accessToken: () => 'token',
  onUnauthorized: () => undefined,
});

/** A store, and the paths that it requested. */
const storeWith = (version: 'v1' | 'v2', ...handlers: HttpHandler[]) => {
  const asked: string[] = [];
  server.use(
    http.all(`${api}/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname.replace('/self-service-api', ''));
    }),
    ...handlers,
  );
  return { store: createUserStore(userInfo, client, () => version === 'v2'), asked };
};

const onTheWire = (changes: Partial<Customer>, role: string) => ({ ...anyCustomer(changes), role });
const customer = (id: string, role = 'User') =>
  http.get(`${api}/customers/${id}`, answerOf({ customer: onTheWire({ id }, role) }));
const roles = (id: string, role: string) =>
  http.get(`${api}/customers/${id}/roles`, answerOf({ roles: [{ id, role }] }));
const allCustomers = http.get(
  `${api}/customers`,
  answerOf({ customers: [onTheWire({}, 'SuperAdmin'), onTheWire({ id: '1002' }, 'Admin')] }),
);

it('has user and roles initially, and no customers yet (AUTH-022)', () => {
  const { store } = storeWith('v2');
  expect(store.getState()).toEqual({
    userId: 'user-1',
    email: 'superadmin@demo.example',
    customerRoles: [
      { id: '1001', role: 'Superadmin' },
      { id: '1002', role: 'Admin' },
    ],
    customers: { state: 'loading' },
  });
});

it('with get-customers-v2 loads customers only (AUTH-023, AUTH-024)', async () => {
  const { store, asked } = storeWith('v2', allCustomers);
  await store.load();
  expect(asked).toEqual(['/customers']);
  expect(store.getState().customers).toMatchObject({
    state: 'ready',
    customers: [
      { id: '1001', role: 'Superadmin' },
      { id: '1002', role: 'Admin' },
    ],
  });
});

it('without get-customers-v2 loads customers and their roles (AUTH-023, AUTH-025)', async () => {
  const lastRoles = Promise.withResolvers<undefined>();
  const { store, asked } = storeWith(
    'v1',
    customer('1001'),
    roles('1001', 'SuperAdmin'),
    customer('1002'),
    http.get(`${api}/customers/1002/roles`, async () => {
      await lastRoles.promise;
      return HttpResponse.json({ data: { roles: [{ id: '1002', role: 'Admin' }] } });
    }),
  );
  const loaded = store.load();
  await waitFor(() => {
    expect(asked).toHaveLength(4);
  });
  expect(store.getState().customers.state).toBe('loading');
  lastRoles.resolve(undefined);
  await loaded;
  expect([...asked].sort()).toEqual([
    '/customers/1001',
    '/customers/1001/roles',
    '/customers/1002',
    '/customers/1002/roles',
  ]);
  expect(store.getState().customers).toMatchObject({
    state: 'ready',
    customers: [
      { id: '1001', role: 'Superadmin' },
      { id: '1002', role: 'Admin' },
    ],
  });
});

it('without get-customers-v2 has the role Unknown for a customer without roles', async () => {
  const { store } = storeWith(
    'v1',
    customer('1001', 'SuperAdmin'),
    roles('1001', 'SuperAdmin'),
    customer('1002', 'SuperAdmin'),
    http.get(`${api}/customers/1002/roles`, answerOf({ roles: [] })),
  );
  await store.load();
  expect(store.getState().customers).toMatchObject({
    customers: [{ role: 'Superadmin' }, { id: '1002', role: 'Unknown' }],
  });
});

it.each(['v1', 'v2'] as const)(
  'fails when customers fail to load (%s), and can load again',
  async version => {
    const { store } = storeWith(
      version,
      http.get(`${api}/customers`, () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.get(`${api}/customers/1001`, () => new HttpResponse(null, { status: 500 }), { once: true }),
      allCustomers,
      customer('1001'),
      customer('1002'),
      roles('1001', 'SuperAdmin'),
      roles('1002', 'Admin'),
    );
    await store.load();
    expect(store.getState().customers).toMatchObject({ state: 'failed', error: { status: 500 } });
    const again = store.load();
    expect(store.getState().customers.state).toBe('loading');
    await again;
    expect(store.getState().customers.state).toBe('ready');
  },
);

it('is ready without customers for a user without any', async () => {
  const store = createUserStore({ ...userInfo, customer_roles: [] }, client, () => false);
  await store.load();
  expect(store.getState().customers).toEqual({ state: 'ready', customers: [] });
});

it.each(['v1', 'v2'] as const)('adds a customer once (%s)', async version => {
  const { store } = storeWith(version, allCustomers, customer('1001'), roles('1001', 'SuperAdmin'));
  server.use(customer('1002'), roles('1002', 'Admin'));
  store.setState({ customerRoles: [{ id: '1001', role: 'Superadmin' }] });
  await store.addCustomer('1002');
  await store.addCustomer('1002');
  expect(store.getState().customerRoles.map(role => role.id)).toEqual(['1001', '1002']);
  expect(store.getState().customers).toMatchObject({
    customers: [{ id: '1001' }, { id: '1002', role: 'Admin' }],
  });
});

it('follows the e-mail of its own user only', () => {
  const { store } = storeWith('v2');
  const changes = jest.fn();
  store.subscribe(changes);
  store.follow({ userId: 'somebody-else', email: 'anden@demo.example' });
  store.follow({ userId: 'user-1', email: 'superadmin@demo.example' });
  expect(changes).not.toHaveBeenCalled();
  store.follow({ userId: 'user-1', email: 'ny@demo.example' });
  expect(store.getState().email).toBe('ny@demo.example');
});
