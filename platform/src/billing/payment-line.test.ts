import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { luhnDigit, paymentLine } from './payment-line.ts';

describe('paymentLine', () => {
  it('has card type 71, fifteen digits with a check digit, and the creditor', () => {
    assert.match(paymentLine('910000078'), /^\+71<\d{15}\+8\d{7}<$/);
  });

  it('ends the digits in the one that makes the Luhn sum come out', () => {
    assert.equal(luhnDigit('1'.padStart(14, '0')), 8);
    assert.equal(luhnDigit('2'.padStart(14, '0')), 6);
  });
});
