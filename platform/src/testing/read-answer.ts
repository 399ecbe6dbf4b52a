import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import type { TestApi } from './test-api.ts';

/** What a GET answers to a person, parsed by its contract. Fails where the call is refused. */
export async function readAnswer<Schema extends z.core.$ZodType>(
  test: TestApi,
  path: string,
  schema: Schema,
  email: string,
) {
  const answer = await test.get(path, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(schema as unknown as z.ZodMiniType<z.output<Schema>>, answer.json());
}
