import { useState } from 'react';
import type { PaymentSession } from 'shared/contracts/payment';
import { useCurrentCustomer } from 'shared/customers';
import { focusPageHeading } from 'shared/focus/page-heading';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { CardPart } from './card-part.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { isGone, paymentQuery } from './payment.queries.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { texts } from './texts.ts';
import { Waiting } from './waiting.tsx';

/** Poll interval for the outcome after the library is done. */
const ASK_EVERY = 1_000;
/**
 * Poll interval while the card's fields are shown: the payment may be made in another tab, or in one that was closed.
 */
const LOOK_EVERY = 5_000;

/**
 * A payment cancelled while it was in progress, here or in another tab: money received before it expires still counts.
 */
const mayStillBePaid = ({ state, expiresAt }: PaymentSession): boolean =>
  state === 'Cancelled' && Date.parse(expiresAt) > Date.now();

/** The state of a payment. Whatever the library reports, what counts is what the provider told the API. */
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
    <QueryView
      query={isGone(payment.error) ? { ...payment, data: undefined } : payment}
      title={texts.stateFailed}
      nextStep={<LinkButton href={links.invoices.href(customerId)}>{texts.toInvoices}</LinkButton>}
    >
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
                  // The button is removed, so focus would be lost.
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
