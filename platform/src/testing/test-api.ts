import type { LightMyRequestResponse } from 'fastify';
import { buildApi } from '../api/build-api.ts';
import { createClock, type Clock } from '../clock.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { seedDemoData } from '../demo-data/seed.ts';
import { openTestDatabase } from './test-database.ts';

/** An address that the API under test lets browsers call from. */
export const testOrigin = 'http://localhost:4000';

export interface TestApi {
  api: Awaited<ReturnType<typeof buildApi>>;
  database: OpenDatabase;
  clock: Clock;
  /** Gets a path under the API's prefix as the person with this e-mail; without one, without a token. */
  get(path: string, email?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * The API on a seeded database of its own, called without a port. In place of identity's tokens, a person's
 * e-mail is the token; any other token is taken for an expired one.
 */
export async function openTestApi(): Promise<TestApi> {
  const database = await openTestDatabase();
  const clock = createClock();
  await seedDemoData(database.db, clock);
  const people = await database.db.selectFrom('users').select(['user_id', 'email']).execute();
  const idByEmail = new Map(people.map(person => [person.email, person.user_id]));
  const api = await buildApi({
    db: database.db,
    clock,
    authenticate: token => {
      const userId = idByEmail.get(token);
      return Promise.resolve(userId === undefined ? undefined : { userId });
    },
    allowedOrigins: [testOrigin],
    callsPerMinute: 1_000_000,
    logger: false,
  });
  return {
    api,
    database,
    clock,
    get: (path, email) =>
      api.inject({
        method: 'GET',
        url: `/self-service-api${path}`,
        headers: email === undefined ? {} : { authorization: `Bearer ${email}` },
      }),
    async close() {
      await api.close();
      await database.close();
    },
  };
}
