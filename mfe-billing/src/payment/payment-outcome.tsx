import { useEffect } from 'react';
import type { Money } from 'shared/contracts/money';
import type { PaymentSession } from 'shared/contracts/payment';
import { formatDateTime } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useQueryClient } from 'shared/query';
import { links } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { LinkButton } from 'shared/ui/link-button';
import { BeginPayment } from './begin-payment.tsx';
import { paymentStaleKeys, type PaymentIds } from './payment.queries.ts';
import { texts } from './texts.ts';

interface PaymentOutcomeProps {
  readonly ids: PaymentIds;
  readonly state: PaymentSession['state'];
  readonly amount: Money;
  readonly settledAt: string | null;
}

/** The receipt, or what happened instead and the way to try again. */
export const PaymentOutcome = ({ ids, state, amount, settledAt }: PaymentOutcomeProps) => {
  const { customerId, billingItemId } = ids;
  const queryClient = useQueryClient();
  useEffect(() => {
    const [items, , accounts] = paymentStaleKeys(customerId);
    for (const queryKey of [items, accounts]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, customerId, state]);
  if (state === 'Paid') {
    const href = links.invoice.href(customerId, { billingItemId });
    return (
      <AttentionBox
        variant="success"
        title={texts.paid.title}
        action={<LinkButton href={href}>{texts.toInvoice}</LinkButton>}
        isAnnounced
      >
        {texts.paid.body(formatMoney(amount), formatDateTime(settledAt ?? ''))}
      </AttentionBox>
    );
  }
  const { title, body } = state === 'Refused' ? texts.refused : texts.cancelled;
  return (
    <AttentionBox
      variant={state === 'Refused' ? 'error' : 'info'}
      title={title}
      action={<BeginPayment billingItemId={billingItemId}>{texts.again}</BeginPayment>}
      isAnnounced
    >
      {body}
    </AttentionBox>
  );
};
