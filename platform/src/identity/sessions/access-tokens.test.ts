import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { remembering } from './access-tokens.ts';

describe('remembering', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: 3_600_000 });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('rechecks a valid token after five seconds, and when the clock is set back', async () => {
    let asked = 0;
    const check = remembering(() => {
      asked += 1;
      return Promise.resolve({ owner: { userId: 'a', sessionUid: undefined }, expiresAt: undefined });
    });
    await check('token');
    await check('token');
    mock.timers.tick(5000);
    await check('token');
    assert.equal(asked, 2);
    mock.timers.setTime(0);
    await check('token');
    assert.equal(asked, 3);
  });
});
