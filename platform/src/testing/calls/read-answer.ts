import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import type { TestApi } from '../test-api.ts';

/** A person's answer to a GET, parsed with its contract. Fails if the request is rejected. */
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
