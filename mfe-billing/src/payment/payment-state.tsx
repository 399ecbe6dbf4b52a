import { useState } from 'react';
import type { BillingItem } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { QueryView } from 'shared/ui/query-view';
import { CardPart } from './card-part.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { paymentQuery } from './payment.queries.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { texts } from './texts.ts';
import { Waiting } from './waiting.tsx';

/** How often the API is asked what became of a payment that the library has ended. */
const ASK_EVERY = 1_000;
/** And while the card's fields stand there: it may be paid in another tab, or have been paid in one that was closed. */
const LOOK_EVERY = 5_000;

interface PaymentStateProps {
  readonly item: BillingItem;
  readonly sessionId: string;
}

/** A payment as far as it has come. Whatever the library says, what counts is what the provider told the API. */
export const PaymentState = ({ item, sessionId }: PaymentStateProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [isWaiting, setIsWaiting] = useState(false);
  const ids = { customerId, billingItemId: item.billingItemId, sessionId };
  const payment = useQuery({
    ...paymentQuery(useHttp(), ids),
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'Pending') return false;
      return isWaiting ? ASK_EVERY : LOOK_EVERY;
    },
  });
  return (
    <QueryView query={payment} title={texts.stateFailed}>
      {({ state, amount, provider, settledAt }) => {
        if (state !== 'Pending' || provider === null)
          return <PaymentOutcome ids={ids} state={state} amount={amount} settledAt={settledAt} />;
        return (
          <>
            <PaymentSummary item={item} amount={amount} />
            {isWaiting ? (
              <Waiting
                onAgain={() => {
                  setIsWaiting(false);
                }}
              />
            ) : (
              <CardPart
                ids={ids}
                provider={provider}
                onEnded={() => {
                  setIsWaiting(true);
                }}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
};
