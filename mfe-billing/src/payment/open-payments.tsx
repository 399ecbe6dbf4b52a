import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { pages } from '../pages.tsx';
import { openPaymentsQuery } from './payment.queries.ts';
import { texts } from './texts.ts';

/** Links to continue or cancel the open payments that block paying these invoices. */
export const OpenPayments = ({ billingItemIds }: { readonly billingItemIds: readonly string[] }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(openPaymentsQuery(useHttp(), customerId, billingItemIds));
  return (
    <QueryView query={query} title={texts.others.failed}>
      {payments =>
        payments.length === 0 ? (
          <p>{texts.others.hidden}</p>
        ) : (
          <>
            <ul>
              {payments.map(({ sessionId, items, amount }) => (
                <li key={sessionId}>
                  <Link href={`${pages.paymentOfSeveral.href({ customerId })}?session=${sessionId}`}>
                    {texts.others.goTo(items.length, formatMoney(amount))}
                  </Link>
                </li>
              ))}
            </ul>
            <p>{texts.others.help}</p>
          </>
        )
      }
    </QueryView>
  );
};
