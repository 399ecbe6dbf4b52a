import { randomUUID } from 'node:crypto';
import { hashLinkToken, newLinkToken } from '../api/link-token.ts';
import type { Clock } from '../clock.ts';
import type { HeldRole } from '../database/tables-domain.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { addInvitation } from './add-invitation.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';
import { ownProfileRows } from './own-profile-rows.ts';
import { addBlankSimCard, addSubscriptionWithSimCard } from './add-sim-card.ts';

/** Rows for calls that change something: each makes what it needs anew, so that calls do not use up each other's. */
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

  /** An active subscription of its own for each call: the order of one call would stand in the way of the next. */
  async function newSubscriptions(): Promise<Objects> {
    const { own, ownOutsideReach, foreign } = accounts();
    return {
      own: await addSubscriptionWithSimCard(db, own),
      ownOutsideReach: await addSubscriptionWithSimCard(db, ownOutsideReach),
      foreign: await addSubscriptionWithSimCard(db, foreign),
    };
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
    'PUT /self-service-api/subscriptions/:subscriptionId/suspension': async () => ({
      objects: await newSubscriptions(),
      status: 202,
      request: () => ({ data: { action: 'Suspend', reason: 'Lost' } }),
    }),
    'GET /self-service-api/sim/:iccNumber/validate': async () => {
      const icc = await addBlankSimCard(db);
      return { objects: { own: icc, ownOutsideReach: icc, foreign: icc } };
    },
    'PUT /self-service-api/subscriptions/:subscriptionId/sims': async () => {
      const objects = await newSubscriptions();
      const [icc, another] = [await addBlankSimCard(db), await addBlankSimCard(db)];
      return {
        objects,
        status: 202,
        request: ({ object }) => ({ data: { icc: object === objects.own ? icc : another, code: 'SIM' } }),
      };
    },
    'POST /self-service-api/subscriptions/:subscriptionId/sims/esims': async () => ({
      objects: await newSubscriptions(),
    }),
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
    ...ownProfileRows(db, clock),
  };
}
