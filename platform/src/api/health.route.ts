import { sql } from 'kysely';
import * as z from 'zod/mini';
import { data } from 'shared/contracts/wire';
import type { Api, ApiContext } from '../kernel/api.ts';

/** `GET /health`: 200 while the database is reachable. For probes; needs no token. */
export function addHealthRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/health',
    {
      config: { access: { to: 'everyone', isProbe: true } },
      schema: {
        summary: 'Whether the API works',
        response: { 200: data(z.object({ healthy: z.boolean() })) },
      },
    },
    async () => {
      await sql`select 1`.execute(db);
      return { data: { healthy: true } };
    },
  );
}
