import { useState } from 'react';
import type { PaymentSession } from 'shared/contracts/payment';
import { useCurrentCustomer } from 'shared/customers';
import { focusPageHeading } from 'shared/focus/page-heading';
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

/** One that was taken back while it was being paid, here or in another tab: money that comes counts, until its time is up. */
const mayStillBePaid = ({ state, expiresAt }: PaymentSession): boolean =>
  state === 'Cancelled' && Date.parse(expiresAt) > Date.now();

/** A payment as far as it has come. Whatever the library says, what counts is what the provider told the API. */
export const PaymentState = ({ sessionId }: { readonly sessionId: string }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [isWaiting, setIsWaiting] = useState(false);
  const ids = { customerId, sessionId };
  const payment = useQuery({
    ...paymentQuery(useHttp(), ids),
    refetchInterval: ({ state: { data } }) => {
      if (data && mayStillBePaid(data)) return LOOK_EVERY;
      if (data?.state !== 'Pending') return false;
      return isWaiting ? ASK_EVERY : LOOK_EVERY;
    },
  });
  return (
    <QueryView query={payment} title={texts.stateFailed}>
      {session => {
        const { state, amount, provider, items } = session;
        if (state !== 'Pending' || provider === null)
          return <PaymentOutcome customerId={customerId} session={session} />;
        return (
          <>
            <PaymentSummary items={items} amount={amount} />
            {isWaiting ? (
              <Waiting
                onAgain={() => {
                  // The button goes.
                  focusPageHeading();
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
