import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useParams, useSearchParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { Link } from 'shared/ui/link';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { billingItemQueries } from '../billing-item.queries.ts';
import { notPayableTexts } from '../billing-labels.ts';
import { BeginPayment } from './begin-payment.tsx';
import styles from './payment.module.css';
import { PaymentState } from './payment-state.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { texts } from './texts.ts';

/** Pay an invoice by card (NAV-038). The payment that is under way stands in the address, so that it outlives a reload. */
export const PaymentPage = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { billingItemId = '' } = useParams();
  const [search] = useSearchParams();
  const item = useQuery(billingItemQueries(useHttp(), customerId).details(billingItemId));
  const sessionId = search.get('session') ?? '';
  const back = (
    <Link href={links.invoice.href(customerId, { billingItemId })} variant="standalone">
      {texts.back}
    </Link>
  );
  return (
    <>
      <PageHeader title={texts.title} back={back} />
      <QueryView query={item} title={texts.failed} nextStep={back}>
        {data => (
          <div className={styles.page}>
            {sessionId === '' ? (
              <Start item={data} />
            ) : (
              <PaymentState key={sessionId} item={data} sessionId={sessionId} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
};

/** What would be paid, and the way to the card; or why there is none. */
const Start = ({ item }: { readonly item: BillingItemDetails }) => {
  const { isUser } = useCurrentCustomer().customer;
  const reason = item.notPayableReason ? notPayableTexts[item.notPayableReason] : undefined;
  if (!item.isPayable || isUser)
    return (
      <AttentionBox title={texts.notPayable}>
        {item.isPayable ? texts.onlyAdministrators : reason}
      </AttentionBox>
    );
  return (
    <>
      <PaymentSummary item={item} amount={item.amountDue} />
      <BeginPayment billingItemId={item.billingItemId}>{texts.begin}</BeginPayment>
    </>
  );
};
