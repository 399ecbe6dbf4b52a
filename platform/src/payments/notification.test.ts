import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSignedBy, signNotification, type NotificationItem } from './notification.ts';

/** The test vector of the provider's own libraries. */
const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const example: NotificationItem = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
};
const signature = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=';

const changes: Partial<NotificationItem>[] = [
  { eventCode: 'CAPTURE' },
  { success: 'false' },
  { pspReference: '7914073381342285' },
  { originalReference: '7914073381342284' },
  { merchantAccountCode: 'OtherMerchant' },
  { merchantReference: 'TestPayment-1407325143705' },
  { amount: { value: 1131, currency: 'EUR' } },
  { amount: { value: 1130, currency: 'DKK' } },
];

describe('the signature of a payment notification', () => {
  it('equals that of the provider', () => {
    assert.equal(signNotification(example, key), signature);
    assert.ok(isSignedBy(example, signature, key));
  });

  for (const change of changes)
    it(`differs after a change of ${JSON.stringify(change)}`, () => {
      assert.ok(!isSignedBy({ ...example, ...change }, signature, key));
    });

  it('differs with another key', () => {
    assert.ok(!isSignedBy(example, signature, key.replace('4', '5')));
  });
});
