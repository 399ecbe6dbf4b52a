import { useEffect } from 'react';
import type { PaymentSession } from 'shared/contracts/payment';
import { formatMediumDate, formatTime } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useQueryClient } from 'shared/query';
import { links } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { CopyButton } from 'shared/ui/copy-button';
import { LinkButton } from 'shared/ui/link-button';
import { BeginPayment } from './begin-payment.tsx';
import { paymentStaleKeys } from './payment.queries.ts';
import { EndedItems } from './payment-summary.tsx';
import styles from './payment.module.css';
import { texts } from './texts.ts';

interface PaymentOutcomeProps {
  readonly customerId: string;
  readonly session: PaymentSession;
}

/** The receipt, or what happened instead and a retry. */
export const PaymentOutcome = ({ customerId, session }: PaymentOutcomeProps) => {
  const { state, items, amount } = session;
  const queryClient = useQueryClient();
  useEffect(() => {
    // As after any other write: the queries are stale and refetched when they are used again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    const [items, , accounts] = paymentStaleKeys(customerId);
    for (const queryKey of [items, accounts]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, customerId, state]);
  if (state === 'Paid') return <Receipt customerId={customerId} session={session} />;
  const { title, body } = state === 'Refused' ? texts.refused : texts.cancelled;
  return (
    <>
      <AttentionBox
        variant={state === 'Refused' ? 'error' : 'info'}
        title={title}
        action={
          <BeginPayment billingItemIds={items.map(({ billingItemId }) => billingItemId)}>
            {texts.again}
          </BeginPayment>
        }
        isAnnounced
      >
        {body}
      </AttentionBox>
      <EndedItems label={texts.summary.unpaidInvoices} items={items} amount={amount} />
    </>
  );
};

/** The amount received, when, and for which invoices. */
const Receipt = ({ customerId, session: { sessionId, amount, settledAt, items } }: PaymentOutcomeProps) => {
  const [only] = items;
  const isOne = items.length === 1 && only !== undefined;
  const href = isOne ? links.invoice.href(customerId, only) : links.invoices.href(customerId);
  return (
    <>
      <AttentionBox
        variant="success"
        title={isOne ? texts.paid.title : texts.paid.titleOfSeveral}
        action={<LinkButton href={href}>{isOne ? texts.toInvoice : texts.toInvoices}</LinkButton>}
        isAnnounced
      >
        {texts.paid.body(formatMoney(amount), formatMediumDate(settledAt ?? ''), formatTime(settledAt ?? ''))}
      </AttentionBox>
      <EndedItems label={texts.summary.paidInvoices} items={items} amount={amount} />
      <div>
        <p>{texts.paid.referenceHelp}</p>
        <p className={styles.reference}>
          {sessionId}
          <CopyButton value={sessionId} what={texts.paid.reference} />
        </p>
      </div>
    </>
  );
};
