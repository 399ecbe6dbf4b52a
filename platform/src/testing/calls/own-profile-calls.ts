import assert from 'node:assert/strict';
import type { AuditAction } from 'shared/contracts/audit-log';
import { profileAnswer } from 'shared/contracts/profile';
import * as z from 'zod/mini';
import type { TestApi } from '../test-api.ts';

/** Calls and queries for the tests of a person's own profile, on the API of `test`. */
export function createOwnProfileCalls(test: TestApi) {
  const put = (what: string, data: object, headers: Record<string, string>, as: string) =>
    test.call({ method: 'PUT', path: `/user/${what}`, as, data, headers });

  async function profileOf(email: string) {
    const answer = await test.get('/user', email);
    assert.equal(answer.statusCode, 200, answer.body);
    return z.parse(profileAnswer, answer.json()).data.user;
  }

  /** The newest first. */
  async function ownLogOf(email: string) {
    const { userId } = await profileOf(email);
    const { db } = test.database;
    return db
      .selectFrom('profile_log')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .execute();
  }

  /** By customer. */
  const customerLogOf = (action: AuditAction, subject: string) =>
    test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', action)
      .where('subject', '=', subject)
      .orderBy('customer_id')
      .execute();

  return { put, profileOf, ownLogOf, customerLogOf };
}
