import { useCurrentCustomer } from 'shared/customers';
import { useSearchParams } from 'shared/router';
import { Button } from 'shared/ui/button';
import { HelperText } from 'shared/ui/helper-text';
import { useWrite } from 'shared/write';
import { beginPayment, paymentStaleKeys, type BeginPayment as Body } from './payment.queries.ts';
import { texts } from './texts.ts';

/** Begins a payment, or goes on with the one that is open; the address then names it. */
export const BeginPayment = ({
  billingItemId,
  children,
}: {
  readonly billingItemId: string;
  readonly children: string;
}) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [, setSearch] = useSearchParams();
  const write = useWrite({
    send: (http, body: Body) => beginPayment(http, body),
    stale: paymentStaleKeys(customerId),
    // The invoice is read again, and says why.
    expected: ['BillingItemIsNotPayable'],
    onDone: ({ sessionId }) => {
      setSearch({ session: sessionId });
    },
  });
  return (
    <div>
      <Button
        isPending={write.isPending}
        onPress={() => {
          const { origin, pathname } = window.location;
          write.submit({ customerId, billingItemId, returnUrl: origin + pathname });
        }}
      >
        {children}
      </Button>
      <HelperText>{texts.beginHelp}</HelperText>
    </div>
  );
};
