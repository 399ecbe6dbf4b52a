import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '../../database/open-database.ts';
import { listen } from '../../http/listen.ts';
import type { OutboxMessage } from '../../outbox/messages.ts';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { recordStatements } from '../../testing/database/recorded-statements.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { buildIdentity } from '../server/build-identity.ts';
import { endSignIns } from '../sessions/end-sign-ins.ts';
import { forgetRefusals } from '../../limits/refusals.ts';
import { SignInBrowser } from './sign-in-browser.ts';
import { fastHash } from '../../testing/fast-hash.ts';

export const testPortal = 'http://localhost:4699';
/** Origins of the portal and its previews in tests. */
const testHosts = portalHostsAt(testPortal, {
  environments: [{ hosts: ['localhost', 'pr-{number}.preview.example'] }],
});
export const testPassword = 'Portal2026';

export interface RunningIdentity {
  issuer: string;
  database: OpenDatabase;
  /** Database queries of the server, in order. */
  statements: string[];
  /** Sent mails. */
  mails: OutboxMessage[];
  /** A browser without cookies and with this User-Agent. */
  newBrowser(userAgent?: string): SignInBrowser;
  /** Clears all sign-ins and attempt counters. */
  forgetSignIns(): Promise<void>;
  close(): Promise<void>;
}

/** An identity server with a few test users, on a free port. */
export async function startTestIdentity(): Promise<RunningIdentity> {
  const database = await openTestDatabase();
  await insertPeople(database);
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const errors: unknown[] = [];
  const mails: OutboxMessage[] = [];
  const { db, statements } = recordStatements(database.db);
  const identity = await buildIdentity({
    db,
    issuer,
    portalHosts: testHosts,
    outbox: {
      put(_db, message) {
        mails.push(message);
        return Promise.resolve();
      },
    },
    log: (_message, error) => errors.push(error),
  });
  const listening = await listen(identity.listener, { port });
  return {
    issuer,
    database,
    statements,
    mails,
    async forgetSignIns() {
      await endSignIns(database.db);
      await database.db.deleteFrom('sign_in_attempts').execute();
      forgetRefusals();
    },
    newBrowser: userAgent => new SignInBrowser(issuer, testPortal, userAgent),
    async close() {
      await listening.close();
      await identity.close();
      await database.close();
      if (errors.length > 0) throw new AggregateError(errors, 'The identity server logged errors.');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}

async function insertPeople({ db }: OpenDatabase): Promise<void> {
  const password_hash = await fastHash(testPassword);
  const person = (name: string, segment_id: string | null, has_customer_roles = true) => ({
    user_id: `id-of-${name}`,
    email: `${name}@demo.example`,
    password_hash,
    first_name: name,
    last_name: 'Test',
    sort_name: name,
    segment_id,
    email_verified: true,
    has_customer_roles,
    created_at: new Date(),
  });
  await db
    .insertInto('users')
    .values([
      person('admin', 'segment-1'),
      person('other', null),
      person('nocustomers', null),
      person('noroles', null, false),
    ])
    .execute();
  const address = JSON.stringify({});
  await db
    .insertInto('customers')
    .values(
      ['1001', '1002'].map(customer_id => ({
        customer_id,
        company_name: `Firma ${customer_id}`,
        cvr: null,
        customer_type: 'Business' as const,
        has_contract: true,
        can_view_home_office_orders: false,
        can_create_home_office_subscription: false,
        has_tps_portal_access: false,
        address,
      })),
    )
    .execute();
  const membership = { access: 'Full' as const, created_at: new Date() };
  await db
    .insertInto('memberships')
    .values([
      { ...membership, user_id: 'id-of-admin', customer_id: '1001', role: 'Admin' },
      { ...membership, user_id: 'id-of-admin', customer_id: '1002', role: 'Superadmin' },
    ])
    .execute();
}
