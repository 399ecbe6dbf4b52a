import { billingItemsAnswer, billingSummaryAnswer } from '../../../contracts/billing-item.ts';
import { billingItemAnswer } from '../../../contracts/billing-item-details.ts';
import { openPaymentsAnswer, paymentSessionAnswer } from '../../../contracts/payment.ts';
import { driveBackend } from '../drive-backend.ts';

const { answered, refusal, passTime } = driveBackend();
const payable = async () => {
  const { billingItems } = await answered(billingItemsAnswer, 'GET', '/billing-items');
  return billingItems.filter(({ isPayable }) => isPayable);
};
const begin = (...billingItemIds: string[]) => {
  const body = { billingItemIds, returnUrl: 'https://portal.test/betaling' };
  return ['POST', '/payment-sessions', body] as const;
};
const item = async (id: string) =>
  (await answered(billingItemAnswer, 'GET', `/billing-items/${id}`)).billingItem;

it('settles a payment and its invoices', async () => {
  const [one, other] = await payable();
  const [first = '', second = ''] = [one?.billingItemId, other?.billingItemId];
  const openBefore = (await answered(billingSummaryAnswer, 'GET', '/billing-items/summary')).summary.open;
  const { paymentSession } = await answered(paymentSessionAnswer, ...begin(first, second));
  const due = (one?.amountDue.value ?? 0) + (other?.amountDue.value ?? 0);
  expect(paymentSession).toMatchObject({ state: 'Pending', settledAt: null });
  expect(paymentSession.amount.value).toBeCloseTo(due, 2);
  // Two presses or two tabs make one payment.
  expect(await answered(paymentSessionAnswer, ...begin(first, second))).toEqual({ paymentSession });
  expect(await refusal(...begin(first))).toBe('400 BillingItemInAnotherPayment');
  const open = await answered(openPaymentsAnswer, 'GET', `/payment-sessions?billingItemIds=${first}`);
  expect(open.paymentSessions).toEqual([paymentSession]);

  passTime(5);
  const of = `/payment-sessions/${paymentSession.sessionId}`;
  const paid = (await answered(paymentSessionAnswer, 'GET', of)).paymentSession;
  expect(paid).toMatchObject({ state: 'Paid', provider: null });
  for (const id of [first, second])
    expect(await item(id)).toMatchObject({ status: 'Paid', amountDue: { value: 0 }, isPayable: false });
  expect((await item(first)).payments.at(-1)).toMatchObject({
    method: 'Betalingskort',
    paidAt: paid.settledAt,
  });
  const { summary } = await answered(billingSummaryAnswer, 'GET', '/billing-items/summary');
  expect(openBefore.total.amount.value - summary.open.total.amount.value).toBeCloseTo(due, 2);
  expect(await refusal(...begin(first))).toBe('400 BillingItemIsNotPayable');
});

it('cancels a payment that is not settled', async () => {
  const [one] = await payable();
  const { sessionId } = (await answered(paymentSessionAnswer, ...begin(one?.billingItemId ?? '')))
    .paymentSession;
  const path = `/payment-sessions/${sessionId}`;
  expect((await answered(paymentSessionAnswer, 'DELETE', path)).paymentSession.state).toBe('Cancelled');
  passTime(5);
  expect((await answered(paymentSessionAnswer, 'GET', path)).paymentSession.state).toBe('Cancelled');
  expect((await item(one?.billingItemId ?? '')).amountDue).toEqual(one?.amountDue);
});
