import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openDatabase } from './open-database.ts';
import { refusal } from './testing/refusal.ts';

it('says in one sentence that the database on the server is wrong', async () => {
  const missing = new URL(process.env['DATABASE_URL'] ?? '');
  missing.pathname = '/no_such_database';
  await assert.rejects(openDatabase({ url: missing.href }), refusal(/has no such database/));
});
