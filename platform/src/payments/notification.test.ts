import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSignedBy, signNotification, type NotificationItem } from './notification.ts';

/** The example that the provider's own libraries are tested with. */
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

describe('the signature of what the provider tells', () => {
  it('is the one that the provider makes', () => {
    assert.equal(signNotification(example, key), signature);
    assert.ok(isSignedBy(example, signature, key));
  });

  for (const change of changes)
    it(`is another one after a change of ${JSON.stringify(change)}`, () => {
      assert.ok(!isSignedBy({ ...example, ...change }, signature, key));
    });

  it('is another one under another key', () => {
    assert.ok(!isSignedBy(example, signature, key.replace('4', '5')));
  });
});
