import { useCurrentCustomer } from 'shared/customers';
import { useLeaving } from 'shared/form';
import { useSearchParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { HelperText } from 'shared/ui/helper-text';
import { Stack } from 'shared/ui/layout';
import { useState } from 'react';
import { useWrite } from 'shared/write';
import { queryOfChosen } from '../chosen-invoices.ts';
import { OpenPayments } from './open-payments.tsx';
import { beginPayment, paymentStaleKeys, type BeginPayment as Body } from './payment.queries.ts';
import { texts } from './texts.ts';

/** Starts a payment, or continues the open one; its id is then in the address. */
export const BeginPayment = ({
  billingItemIds,
  children,
}: {
  readonly billingItemIds: readonly string[];
  readonly children: string;
}) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [search, setSearch] = useSearchParams();
  const { leave, hasLeft } = useLeaving(false);
  const [refusal, setRefusal] = useState('');
  const write = useWrite({
    send: (http, body: Body) => beginPayment(http, body),
    stale: paymentStaleKeys(customerId),
    expected: ['BillingItemIsNotPayable', 'BillingItemInAnotherPayment'],
    onRefused: (code, message) => {
      setRefusal(code === 'BillingItemInAnotherPayment' ? message : '');
      // The invoice's page shows why it is not payable, once refetched. The page of a payment does not, so it is left.
      if (code !== 'BillingItemIsNotPayable' || !search.has('session')) return;
      leave(() => {
        setSearch(queryOfChosen(billingItemIds), { replace: true });
      });
    },
    onDone: ({ sessionId }) => {
      leave(() => {
        setSearch({ session: sessionId });
      });
    },
  });
  return (
    <Stack gap={3}>
      {refusal === '' ? null : (
        <AttentionBox variant="warning" title={texts.notNow} isAnnounced>
          <p>{refusal}</p>
          <OpenPayments billingItemIds={billingItemIds} />
        </AttentionBox>
      )}
      <div>
        <Button
          isPending={write.isPending}
          onPress={() => {
            if (hasLeft()) return;
            const { origin, pathname } = window.location;
            setRefusal('');
            write.submit({ customerId, billingItemIds, returnUrl: origin + pathname });
          }}
        >
          {children}
        </Button>
      </div>
      <HelperText>{texts.beginHelp}</HelperText>
    </Stack>
  );
};
