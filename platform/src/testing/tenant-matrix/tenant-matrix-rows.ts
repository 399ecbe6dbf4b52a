import { randomUUID } from 'node:crypto';
import { hashLinkToken, newLinkToken } from '../../kernel/link-token.ts';
import type { Clock } from '../../time/clock.ts';
import type { HeldRole } from '../../database/tables/customers.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { previewPath } from 'shared/contracts/order-preview';
import { orderActions } from '../../api/order-actions.ts';
import type { OrderAction } from '../../orders/actions/order-action.ts';
import { danishDay } from '../../time/danish-day.ts';
import { addInvitation } from '../rows/add-invitation.ts';
import { addOrder } from '../rows/add-order.ts';
import { exampleOn, orderExample } from '../calls/order-example.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';
import { bulkJobRows } from './bulk-job-rows.ts';
import { esimLinkRows } from './esim-link-rows.ts';
import { usageAlertRows } from './usage-alert-rows.ts';
import { ownProfileRows } from './own-profile-rows.ts';
import { subscriptionViewRows } from './subscription-view-rows.ts';
import { newSubscriptionRows } from './new-subscription-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { addBlankSimCard, addSubscriptionWithSimCard } from '../rows/add-sim-card.ts';

/** A valid request body of a billing account. */
export const writtenAccount = {
  accountName: 'Værkstedet',
  address: { streetName: 'Kajvej', houseNumber: '4', zip: '2150', city: 'Nordhavn', country: 'Danmark' },
  invoiceFormat: 'EmailPdf',
  email: 'faktura@firma.example',
  billCycleFrequency: 'Monthly',
} as const;

/** The routes of an action, as registered: the order and its preview. */
export function orderRoutes({ method, endpoint }: OrderAction): [string, string] {
  const url = `/self-service-api/subscriptions/:subscriptionId/${endpoint}`;
  return [`${method} ${url}`, `POST ${previewPath(method, url)}`];
}

/** Tenant matrix rows for writing calls: each creates its own objects, because a call may use them up. */
export function writingRows(
  { db }: OpenDatabase,
  clock: Clock,
  accounts: () => Objects,
  customers: { own: string; foreign: string },
): Record<string, (callerEmail: string | undefined) => MatrixRow | Promise<MatrixRow>> {
  const newEmail = () => `${randomUUID()}@firma.example`;

  const newInvitation = (customerId: string, email: string) =>
    addInvitation(db, customerId, email, clock.now());

  async function newMember(customerId: string, role: HeldRole): Promise<string> {
    const user_id = randomUUID();
    const email = newEmail();
    const name = {
      first_name: 'Ny',
      last_name: 'Ny',
      sort_name: 'ny ny',
      phone_number: null,
      segment_id: null,
    };
    const created_at = clock.now();
    await db
      .insertInto('users')
      .values({ ...name, user_id, email, password_hash: 'none', email_verified: true, created_at })
      .execute();
    await db
      .insertInto('memberships')
      .values({ user_id, customer_id: customerId, role, access: 'Full', created_at })
      .execute();
    return email;
  }

  /** New active subscriptions for each call, because the order of one call would block the next. */
  async function newSubscriptions(email?: string): Promise<Objects> {
    const { own, ownOutsideReach, foreign } = accounts();
    const changes = email === undefined ? {} : { email };
    return {
      own: await addSubscriptionWithSimCard(db, own, changes),
      ownOutsideReach: await addSubscriptionWithSimCard(db, ownOutsideReach, changes),
      foreign: await addSubscriptionWithSimCard(db, foreign, changes),
    };
  }

  /** The order of an action, and its preview. */
  function rowsOfAction(action: OrderAction) {
    const row = async (callerEmail: string | undefined): Promise<MatrixRow> => {
      // Employees may use the action only on their own subscription.
      const objects = await newSubscriptions(action.role === 'User' ? callerEmail : undefined);
      const data = new Map<string, unknown>();
      for (const object of [objects.own, objects.ownOutsideReach])
        data.set(object, await orderExample(db, action, object, clock.now()));
      return {
        objects,
        ...(action.exampleParams && { params: action.exampleParams }),
        request: ({ object }) => ({ data: data.get(object) ?? exampleOn(action, danishDay(clock.now())) }),
      };
    };
    const ordered = async (callerEmail: string | undefined): Promise<MatrixRow> => ({
      ...(await row(callerEmail)),
      ...(action.answer ? {} : { status: 202 as const }),
    });
    const [order, preview] = orderRoutes(action);
    return [
      [order, ordered],
      [preview, row],
    ] as const;
  }

  async function newPasswordReset(): Promise<string> {
    const token = newLinkToken();
    const email = await newMember(customers.own, 'User');
    const created_at = clock.now();
    const expires_at = new Date(created_at.getTime() + 60_000);
    await db
      .insertInto('password_resets')
      .columns(['user_id', 'token_hash', 'created_at', 'expires_at'])
      .expression(builder =>
        builder
          .selectFrom('users')
          .where('email', '=', email)
          .select([
            'user_id',
            builder.val(hashLinkToken(token)).as('token_hash'),
            builder.val(created_at).as('created_at'),
            builder.val(expires_at).as('expires_at'),
          ]),
      )
      .execute();
    return token;
  }

  async function three(make: (customerId: string) => Promise<string>): Promise<Objects> {
    const { own, foreign } = customers;
    return { own: await make(own), ownOutsideReach: await make(own), foreign: await make(foreign) };
  }
  const oneToken = async (email: string) => {
    const { token } = await newInvitation(customers.own, email);
    return { own: token, ownOutsideReach: token, foreign: token };
  };
  const account = (id: string) => [{ id, type: 'Account' }];

  return {
    'POST /self-service-api/invitations': () => ({
      objects: accounts(),
      request: ({ object }) => ({ data: { email: newEmail(), assets: account(object) } }),
    }),
    'DELETE /self-service-api/invitations': async () => ({
      objects: await three(async customerId => (await newInvitation(customerId, newEmail())).id),
      request: ({ object }) => ({ query: `invitationId=${object}` }),
    }),
    'GET /self-service-api/invitations/:token': async () => ({ objects: await oneToken(newEmail()) }),
    'POST /self-service-api/invitations/:token': async () => ({
      objects: await oneToken(newEmail()),
      request: () => ({
        data: { firstName: 'Ny', lastName: 'Ny', phoneNumber: '22334455', password: 'EnGodKode1' },
      }),
    }),
    'POST /self-service-api/invitations/:token/membership': async callerEmail => ({
      objects: await oneToken(callerEmail ?? newEmail()),
    }),
    'POST /self-service-api/password-reset-requests': () => ({
      request: () => ({ data: { email: newEmail() } }),
    }),
    'POST /self-service-api/password-reset-links': async () => {
      const token = await newPasswordReset();
      return { request: () => ({ data: { token } }) };
    },
    'POST /self-service-api/password-resets': async () => {
      const token = await newPasswordReset();
      return { request: () => ({ data: { token, password: 'EnGodKode1' } }) };
    },
    ...Object.fromEntries(orderActions.flatMap(rowsOfAction)),
    'POST /self-service-api/orders/:orderId/cancel': async () => {
      const subscriptions = await newSubscriptions();
      const order = (id: string) => addOrder(db, id, clock.now());
      return {
        status: 202,
        objects: {
          own: await order(subscriptions.own),
          ownOutsideReach: await order(subscriptions.ownOutsideReach),
          foreign: await order(subscriptions.foreign),
        },
      };
    },
    'POST /self-service-api/subscriptions/:subscriptionId/puk-code': async callerEmail => ({
      objects: await newSubscriptions(callerEmail),
    }),
    'POST /self-service-api/subscriptions/products': async () => ({
      objects: await newSubscriptions(),
      request: ({ object }) => ({ data: { subscriptionId: object, requestedOfferingType: 'Voice' } }),
    }),
    'GET /self-service-api/sim/:iccNumber/validate': async () => {
      const icc = await addBlankSimCard(db);
      return { objects: { own: icc, ownOutsideReach: icc, foreign: icc } };
    },
    'PUT /self-service-api/user/assets': async () => {
      const userEmail = await newMember(customers.own, 'Admin');
      return {
        objects: accounts(),
        request: ({ object }) => ({ data: { userEmail, access: 'Limited', assets: account(object) } }),
      };
    },
    'DELETE /self-service-api/users/access': async () => ({
      objects: await three(customerId => newMember(customerId, 'Admin')),
      request: ({ customer, object }) => ({
        data: { type: 'Administrator', email: object, customerId: customer },
      }),
    }),
    'GET /self-service-api/users/usage-alerts': async () => ({
      objects: await three(customerId => newMember(customerId, 'Admin')),
      request: ({ object }) => ({ query: `email=${object}` }),
    }),
    'PUT /self-service-api/subscriptions/:subscriptionId': async () => ({
      objects: await newSubscriptions(),
      request: () => ({
        data: { firstName: 'Ny', lastName: 'Ny', email: null, employeeId: 'M1', invoiceNote: null },
      }),
    }),
    'PUT /self-service-api/accounts/:accountId': () => ({
      objects: accounts(),
      request: () => ({ data: writtenAccount }),
    }),
    ...bulkJobRows(db, accounts),
    ...usageAlertRows(db, newSubscriptions, accounts),
    ...esimLinkRows(db, newSubscriptions),
    ...subscriptionViewRows(db, customers),
    'PUT /self-service-api/notifications/read': () => ({
      request: () => ({ data: { notificationIds: null } }),
    }),
    ...newSubscriptionRows(accounts),
    ...paymentRows(db, clock, accounts),
    'POST /self-service-api/accounts': () => ({
      status: 202,
      request: () => ({ data: { ...writtenAccount, productGroup: 'Mobile', contactType: 'Email' } }),
    }),
    'PUT /self-service-api/accounts/:accountId/owner-controls': () => ({
      objects: accounts(),
      status: 202,
      request: () => ({
        data: { nationalUsageAllowance: 'Block', retailRoaming: 'NoBlock', roamingCostControl: 'SoftBlock' },
      }),
    }),
    ...ownProfileRows(db, clock),
  };
}
