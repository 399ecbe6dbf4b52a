import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { apiErrorSchema } from 'shared/contracts/api-error';
import { previewPath } from 'shared/contracts/order-preview';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import { hashLinkToken, newLinkToken } from '../kernel/link-token.ts';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { addBlankSimCard, addDataCard, dataCardNumber } from '../testing/rows/add-sim-card.ts';
import { addInvitation } from '../testing/rows/add-invitation.ts';
import { bulkChange } from '../testing/tenant-matrix/bulk-job-rows.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { addEsimLink, esimLinkIdOf, esimLinkRequest } from '../testing/tenant-matrix/esim-link-rows.ts';
import {
  addAccountAlert,
  addUsageAlert,
  alertIdOf,
  alertRequest,
} from '../testing/tenant-matrix/usage-alert-rows.ts';
import { addSubscriptionView, newView } from '../testing/tenant-matrix/subscription-view-rows.ts';
import { addPasskeyRow } from '../testing/rows/add-passkey-row.ts';
import { addSignIn } from '../testing/rows/add-sign-in.ts';
import { addVerifiedCode } from '../testing/rows/add-verified-code.ts';
import { orderActions } from './order-actions.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { paymentCalls, returnUrl } from '../testing/calls/payment-calls.ts';
import { exampleOn } from '../testing/calls/order-example.ts';
import { writtenAccount } from '../testing/tenant-matrix/tenant-matrix-rows.ts';
import { openTestApi } from '../testing/test-api.ts';

/** Raise it for a longer run: `PORTAL_GENERATED_REQUESTS=20000`. */
const requests = Number(process.env['PORTAL_GENERATED_REQUESTS'] ?? 3000);

interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: { type?: string; enum?: string[]; anyOf?: { enum?: string[] }[] };
}

interface BodySchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  oneOf?: BodySchema[];
  pattern?: string;
  properties?: Record<string, BodySchema>;
  required?: string[];
  items?: BodySchema;
}

interface Operation {
  method: Method;
  path: string;
  parameters: Parameter[];
  body: BodySchema | undefined;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** A call that takes longer counts as hanging. */
const maxAnswer = 10_000;

const strictError = z.strictObject(apiErrorSchema.shape);
const people = [
  'superadmin@demo.example',
  'superadmin@demo.example',
  'superadmin@demo.example',
  'limited@demo.example',
  'employee@demo.example',
  'employee@demo.example',
  'nobody',
];
const ids = [
  '1001',
  '1002',
  '1003',
  '9999',
  '1001000066',
  '80011001',
  'F910000001',
  'O1001000501',
  'users',
  '..',
];

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
}

const test = await openTestApi();
let operations: Operation[];
before(async () => {
  const { paths } = (await test.get('/openapi.json')).json<{
    paths: Record<string, Record<string, DescribedOperation>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Method,
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  await findFittingIds();
});
after(() => test.close());

describe('requests generated from the OpenAPI schemas', () => {
  it(`are never answered with 5xx, and refused in the error shape only (${String(requests)} of them, HTTP-015)`, async context => {
    const answered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requestOf(), async ({ operation, method, url, headers, body }) => {
        const answer = await test.api.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
        assert(answer.statusCode < 500, `${String(answer.statusCode)} ${answer.body}`);
        if (answer.statusCode < 300 && method === operation.method) answered.add(nameOf(operation));
        if (answer.statusCode < 400 || method === 'HEAD') return;
        const refusal = z.parse(strictError, answer.json());
        assert.equal(refusal.statusCode, String(answer.statusCode));
      }),
      {
        numRuns: requests,
        seed: Number(process.env['PORTAL_GENERATED_SEED'] ?? 1),
        plugins: [fc.timeout(maxAnswer)],
      },
    );
    const neverAnswered = operations.map(nameOf).filter(name => !answered.has(name));
    context.diagnostic(`no successful call of: ${neverAnswered.join(', ') || 'none'}`);
    // Which operations succeed varies with every new route, and a signed webhook never does: up to 15% may be missed.
    assert(answered.size > operations.length * 0.85, 'too few generated calls succeed');
  });
});

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

function requestOf() {
  return fc.constantFrom(...operations).chain(operation =>
    fc.record({
      operation: fc.constant(operation),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(operation.method) },
        fc.constantFrom<Method[]>('HEAD', 'POST', 'PUT', 'DELETE'),
      ),
      url: addressOf(operation),
      headers: fc.record({
        authorization: fc.constantFrom(...people).map(person => `Bearer ${person}`),
        'content-type': fc.constant('application/json'),
        'x-correlation-id': fc.oneof(fc.constant('a-1'), fc.string().map(encodeURIComponent)),
        'idempotency-key': fc.oneof({ weight: 9, arbitrary: fc.uuid() }, fc.constantFrom('a', 'b', '')),
        'if-match': fc.constantFrom('*', '*', '*', '"1"', '"2"', 'x'),
      }),
      body: bodyOf(operation),
    }),
  );
}

/** Valid bodies that order actions declare, for the order and its preview. */
const examples = new Map<string, string>(
  orderActions
    .filter(({ body }) => body !== undefined)
    .flatMap(action => {
      const { method, endpoint } = action;
      const data = exampleOn(action, danishDay(new Date()));
      const path = `/self-service-api/subscriptions/{subscriptionId}/${endpoint.replace(/:(\w+)/g, '{$1}')}`;
      const body = JSON.stringify({ data });
      return [
        [`${method} ${path}`, body],
        [`POST ${previewPath(method, path)}`, body],
      ] as const;
    }),
);

examples.set('POST /self-service-api/subscriptions', JSON.stringify({ data: newSubscription }));
examples.set(
  'POST /self-service-api/subscriptions/preview',
  JSON.stringify({ data: { subscriptions: [newSubscription] } }),
);

examples.set(
  'POST /self-service-api/bulk-jobs/new-subscriptions',
  JSON.stringify({ data: { lines: [{ line: 2, subscription: newSubscription }] } }),
);

for (const owner of ['subscriptions/{subscriptionId}', 'accounts/{accountId}'])
  for (const call of ['POST', 'PUT'] as const)
    examples.set(
      `${call} /self-service-api/${owner}/usage-alerts${call === 'PUT' ? '/{alertId}' : ''}`,
      JSON.stringify({ data: alertRequest }),
    );
examples.set(
  'POST /self-service-api/subscriptions/{subscriptionId}/sims/esim-links',
  JSON.stringify({ data: esimLinkRequest }),
);
for (const address of [
  'POST /self-service-api/subscription-views',
  'PUT /self-service-api/subscription-views/{viewId}',
])
  examples.set(address, JSON.stringify({ data: newView() }));

examples.set('POST /self-service-api/accounts', JSON.stringify({ data: writtenAccount }));
examples.set(
  'PUT /self-service-api/user/invoice-reminders',
  JSON.stringify({ data: { invoiceReminders: true } }),
);
for (const step of ['second-factor/enrolment', 'passkeys/{passkeyId}/removal'])
  examples.set(
    `POST /self-service-api/user/${step}`,
    JSON.stringify({ data: { currentPassword: DEMO_PASSWORD } }),
  );
examples.set('PUT /self-service-api/notifications/read', JSON.stringify({ data: { notificationIds: null } }));

/** Bodies that name subscriptions: added when their ids are known. */
function giveBulkExamples(subscriptionIds: readonly string[]): void {
  const path = 'POST /self-service-api/bulk-jobs';
  examples.set(path, JSON.stringify({ data: { change: bulkChange, subscriptionIds } }));
  const data = { change: bulkChange, selection: { filter: {} } };
  examples.set(`${path}/preview`, JSON.stringify({ data }));
}

/** A JSON text: mostly valid by the schema, else anything, broken or missing. */
function bodyOf({ method, path, body: schema }: Operation): fc.Arbitrary<string | undefined> {
  const none = fc.constant(undefined);
  const example = examples.get(`${method} ${path}`);
  if (!schema) return fc.oneof({ weight: 9, arbitrary: none }, fc.json());
  return fc.oneof(
    { weight: 9, arbitrary: jsonOf(schema).map(value => JSON.stringify(value)) },
    ...(example === undefined ? [] : [{ weight: 9, arbitrary: fc.constant(example) }]),
    fc.json(),
    fc.constantFrom('{', '{"data":null}', '{"__proto__":{"a":1}}'),
    none,
  );
}

/** Valid values of parameters and body members by name; all others get one of the ids. */
const fitting: Record<string, readonly string[]> = {
  searchQuery: ['an', '1,5', '12 34 56 78', '%', ',;,'],
  email: ['ny@firma.example', 'ny2@firma.example', 'limited@demo.example', 'admin@demo.example'],
  userEmail: ['limited@demo.example', 'admin@demo.example'],
  customerId: ['1001', '1001', '1003'],
  type: ['Administrator', 'AdministratorInvitation'],
  'assets.id': ['80011001', '80011002'],
  'assets.type': ['Account'],
  firstName: ['Åse'],
  lastName: ['Ny'],
  password: ['EnGodKode1', 'kort'],
  currentPassword: [DEMO_PASSWORD, 'EnGodKode1', 'Forkert2026'],
  newPassword: ['EnGodKode1', 'kort'],
  destination: ['22334455', '22334466', 'ny@firma.example', 'ikke en adresse'],
  phoneNumber: ['22334455'],
  accountName: ['Værkstedet'],
  targetAccountId: ['80011003'],
  zip: ['2150'],
  ean: ['5790000000012'],
  code: ['SAFESURF'],
  'data.code': ['1234', 'SIM', 'EUDATA'],
  pricePlanCode: ['EMOB20', 'EMOB100', 'EMOBFRI'],
  campaignCode: ['MERE200'],
  removeServices: ['SAFESURF'],
  number: ['10900000', '10907919'],
  recipients: ['ny@firma.example', '22334455'],
};

/** Collects ids of the demo data, and creates links. */
async function findFittingIds(): Promise<void> {
  const { db } = test.database;
  const own = <Row extends { id: string }>(rows: Row[]) => rows.map(({ id }) => id);
  const subscriptions = db.selectFrom('subscriptions').select('subscription_id as id');
  const items = db.selectFrom('billing_items').select('billing_item_id as id');
  const orders = db.selectFrom('orders').select('order_id as id').where('customer_id', '=', '1001');
  const invitations = db.selectFrom('invitations').select('invitation_id as id');
  fitting['subscriptionId'] = own(
    await subscriptions
      .where('customer_id', '=', '1001')
      .where('status', 'in', ['Active', 'Suspended'])
      .where('category', '=', 'Voice')
      .orderBy('subscription_id', 'desc')
      .limit(40)
      .execute(),
  );
  await giveExtraService(fitting['subscriptionId']);
  giveBulkExamples(fitting['subscriptionId']);
  fitting['jobId'] = await someJobs(fitting['subscriptionId']);
  fitting['viewId'] = await Promise.all(
    Array.from({ length: 5 }, () => addSubscriptionView(db, 'superadmin@demo.example', '1001')),
  );
  for (const id of fitting['subscriptionId']) await addDataCard(db, id);
  fitting['icc'] = [itsDataCard];
  for (const id of fitting['subscriptionId']) await addUsageAlert(db, id);
  for (const id of ['80011001', '80011002']) await addAccountAlert(db, id);
  fitting['alertId'] = [itsAlert];
  await giveEsimLinks(fitting['subscriptionId']);
  fitting['effectiveDate'] = [danishDay(test.clock.now())];
  const blankCards = Array.from({ length: 20 }, () => addBlankSimCard(db));
  fitting['iccNumber'] = fitting['data.icc'] = await Promise.all(blankCards);
  const [anyItem] = own(await items.where('customer_id', '=', '1001').limit(1).execute());
  const payable = await addBillingItem(db, '80011001');
  const { begun } = paymentCalls(test);
  const itemIds = [anyItem ?? '', payable];
  fitting['billingItemId'] = fitting['billingItemIds'] = itemIds;
  fitting['sessionId'] = [(await begun(payable)).sessionId];
  fitting['returnUrl'] = [returnUrl];
  fitting['documentId'] = itemIds.map(id => `${id}-csv`);
  fitting['orderId'] = own(await orders.orderBy('order_id', 'desc').limit(5).execute());
  fitting['accountId'] = ['80011001', '80011002', '80031001'];
  fitting['invitationId'] = own(
    await invitations.where('customer_id', '=', '1001').where('role', '=', 'Admin').execute(),
  );
  const tokens: string[] = [];
  for (const email of ['ny3@firma.example', 'ny4@firma.example', 'employee@demo.example']) {
    for (const customerId of ['1001', '1002', '1003']) {
      tokens.push((await addInvitation(db, customerId, email)).token);
    }
  }
  fitting['token'] = tokens;
  fitting['data.token'] = await addPasswordResets();
  fitting['signInId'] = await Promise.all(
    Array.from({ length: 5 }, () => addSignIn(db, 'superadmin@demo.example')),
  );
  fitting['passkeyId'] = await Promise.all(
    ['superadmin', 'limited', 'employee'].map(name => addPasskeyRow(db, `${name}@demo.example`)),
  );
  fitting['challengeId'] = await Promise.all(
    ['superadmin@demo.example', 'employee@demo.example'].map(email =>
      addVerifiedCode(db, email, 'ChangePhoneNumber', '22334455', test.clock.now()),
    ),
  );
}

/** Each link shows its code only once. */
async function giveEsimLinks(subscriptionIds: readonly string[]): Promise<void> {
  const [read, shown] = await Promise.all(subscriptionIds.map(id => addEsimLink(test.database.db, id)));
  examples.set('POST /self-service-api/esim-links', JSON.stringify({ data: { token: read } }));
  examples.set('POST /self-service-api/esim-codes', JSON.stringify({ data: { token: shown } }));
  fitting['linkId'] = [itsEsimLink];
}

/** Jobs of several people: limited administrators see only their own. */
function someJobs(subscriptionIds: readonly string[]): Promise<string[]> {
  const path = '/bulk-jobs?customerId=1001';
  const data = { change: bulkChange, subscriptionIds };
  const started = ['superadmin@demo.example', 'admin@demo.example'].map(async as => {
    const answer = await test.call({ method: 'POST', path, as, data });
    return answer.json<{ data: { id: string } }>().data.id;
  });
  return Promise.all(started);
}

/** The service that calls remove. */
async function giveExtraService(subscriptionIds: readonly string[]): Promise<void> {
  const service = { code: 'SAFESURF', description: '', categories: ['Extra'] };
  const services = JSON.stringify([{ ...service, serviceInformation: { displayName: 'Sikker surf' } }]);
  await test.database.db
    .updateTable('subscriptions')
    .set({ services })
    .where('subscription_id', 'in', [...subscriptionIds])
    .execute();
}

/** Password reset links of many people: a link works once, and invalidates the person's other links. */
async function addPasswordResets(): Promise<string[]> {
  const { database, clock } = test;
  const users = await database.db.selectFrom('users').select('user_id').limit(60).execute();
  const links = users.map(({ user_id }) => ({ user_id, token: newLinkToken() }));
  await database.db
    .insertInto('password_resets')
    .values(
      links.map(({ user_id, token }) => ({
        token_hash: hashLinkToken(token),
        user_id,
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 3_600_000),
      })),
    )
    .execute();
  return links.map(({ token }) => token);
}

function jsonOf(schema: BodySchema, name = '', parent = ''): fc.Arbitrary<unknown> {
  const known = fitting[`${parent}.${name}`] ?? fitting[name];
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(each => jsonOf(each, name, parent)));
  if (schema.const !== undefined) return mostly(fc.constant(schema.const), fc.string());
  if (schema.enum) return mostly(fc.constantFrom(...(known ?? schema.enum)), fc.string());
  if (schema.properties) {
    const { required = [] } = schema;
    const members = Object.entries(schema.properties).map(
      ([key, member]) => [key, jsonOf(member, key, name)] as const,
    );
    return mostly(
      fc.record(Object.fromEntries(members), { requiredKeys: required }),
      fc.record(Object.fromEntries(members), { requiredKeys: [] }),
    );
  }
  if (schema.items) return mostly(fc.array(jsonOf(schema.items, name), { maxLength: 3 }), fc.constant(null));
  if (schema.pattern && !known) return mostly(fc.stringMatching(new RegExp(schema.pattern)), fc.string());
  return mostly(fc.constantFrom(...(known ?? ids)), fc.anything({ withNullPrototype: false }));
}

const mostly = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<unknown>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
    { weight: 20, arbitrary: usual },
    { weight: 1, arbitrary: other },
  );

function addressOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  return fc.tuple(...parameters.map(valueOf)).map(values => {
    let filled = path;
    const query: string[] = [];
    for (const [index, parameter] of parameters.entries()) {
      for (const value of values[index] ?? []) {
        if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, value);
        else query.push(`${parameter.name}=${value}`);
      }
    }
    return `${withItsOwn(filled)}?${query.join('&')}`;
  });
}

/** Placeholders for the data card, eSIM link or alert that belongs to the subscription or account in the path. */
const itsDataCard = 'its-data-card';
const itsAlert = 'its-alert';
const itsEsimLink = 'its-esim-link';

function withItsOwn(address: string): string {
  const [, subscriptionId = ''] = /\/subscriptions\/([^/]+)/.exec(address) ?? [];
  const [, accountId] = /\/accounts\/([^/]+)/.exec(address) ?? [];
  return address
    .replace(itsDataCard, dataCardNumber(subscriptionId))
    .replace(itsEsimLink, esimLinkIdOf(subscriptionId))
    .replace(itsAlert, alertIdOf(accountId ?? subscriptionId));
}

/** Values of one parameter: mostly valid by the schema, else anything, none, or several. */
function valueOf(parameter: Parameter): fc.Arbitrary<string[]> {
  const words = parameter.schema.enum ?? parameter.schema.anyOf?.flatMap(schema => schema.enum ?? []) ?? [];
  const number = fc.oneof(fc.integer({ min: 0, max: 300 }).map(String), fc.double().map(String));
  const day = fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10));
  const anything = fc
    .oneof(
      // The unit 'binary' would first build a map of all characters, in two seconds.
      fc.array(fc.nat(0x10ffff)).map(codes => String.fromCodePoint(...codes)),
      fc.string({ maxLength: 300 }),
      fc.constantFrom('%00', '\\', "'", '%', '_'),
    )
    .map(text => (text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())));
  const known = fitting[parameter.name];
  const usual = known
    ? fc.constantFrom(...known)
    : fc.oneof(
        words.length > 0 ? fc.constantFrom(...words) : fc.constantFrom(...ids),
        parameter.schema.type === 'integer' ? number : day,
      );
  const one = fc.oneof(
    { weight: 9, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: anything },
  );
  if (parameter.in === 'path') return one.map(value => [value === '' ? '-' : value]);
  if (parameter.required === true) {
    return fc.oneof({ weight: 12, arbitrary: usual.map(id => [id]) }, fc.array(one, { maxLength: 2 }));
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.array(one, { maxLength: 3 }));
}
