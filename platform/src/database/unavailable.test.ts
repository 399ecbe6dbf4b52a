import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnavailable } from './unavailable.ts';

describe('isUnavailable', () => {
  const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

  it('is true when the database is away, overloaded, full, locked or read-only', () => {
    for (const code of ['57P01', '55P03', '57014', '53300', '53100', '25006', '08006', 'ECONNREFUSED'])
      assert.equal(isUnavailable(withCode(code)), true, code);
    assert.equal(isUnavailable(new Error('Connection terminated unexpectedly')), true);
  });

  it('is false when the statement is wrong', () => {
    for (const code of ['42601', '23505', '22P02', 'FST_ERR_BAD_URL'])
      assert.equal(isUnavailable(withCode(code)), false, code);
    assert.equal(isUnavailable('Connection terminated'), false);
  });
});
