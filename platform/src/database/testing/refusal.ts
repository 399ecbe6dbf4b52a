import assert from 'node:assert/strict';
import { UserFacingError } from 'shared/node/user-facing-error';

/** For `assert.rejects`: an error for users in one sentence, without the password of the test. */
export const refusal = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof UserFacingError, String(error));
  assert.match(error.message, pattern);
  assert.equal(error.message.match(/[.](?:\s|$)/g)?.length, 1, 'one sentence');
  assert.doesNotMatch(error.message, /secret-word/);
  return true;
};
