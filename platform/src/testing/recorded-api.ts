import { buildApi } from '../api/build-api.ts';
import { recordStatements } from './database/recorded-statements.ts';
import { openTestApi, testOrigin } from './test-api.ts';
import { createTestPayments } from './test-payments.ts';

/** The API on the demo data with its database statements recorded; every caller is the superadministrator. */
export async function openRecordedApi() {
  const test = await openTestApi();
  const { database, clock, outbox } = test;
  const { user_id: userId } = await database.db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', 'superadmin@demo.example')
    .executeTakeFirstOrThrow();
  const recorded = recordStatements(database.db);
  const api = await buildApi({
    payments: createTestPayments(),
    db: recorded.db,
    clock,
    outbox,
    portalOrigin: testOrigin,
    allowedOrigins: [],
    authenticate: () => Promise.resolve({ userId }),
    logger: false,
  });
  return {
    database,
    recorded,
    userId,
    /** Answer of a path relative to the API. */
    get: (path: string) =>
      api.inject({ url: `/self-service-api${path}`, headers: { authorization: 'Bearer x' } }),
    close: async () => {
      await api.close();
      await test.close();
    },
  };
}
