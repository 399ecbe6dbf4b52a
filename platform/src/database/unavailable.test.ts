import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnavailable } from './unavailable.ts';

describe('a failure of the database', () => {
  const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

  it('passes when it is away, overloaded, full, locked or no longer the one that is written to', () => {
    for (const code of ['57P01', '55P03', '57014', '53300', '53100', '25006', '08006', 'ECONNREFUSED'])
      assert.equal(isUnavailable(withCode(code)), true, code);
    assert.equal(isUnavailable(new Error('Connection terminated unexpectedly')), true);
  });

  it('does not pass when the statement is wrong', () => {
    for (const code of ['42601', '23505', '22P02', 'FST_ERR_BAD_URL'])
      assert.equal(isUnavailable(withCode(code)), false, code);
    assert.equal(isUnavailable('Connection terminated'), false);
  });
});
