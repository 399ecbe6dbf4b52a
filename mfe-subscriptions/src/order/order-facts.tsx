import type { OrderDetails } from 'shared/contracts/order-details';
import { accountText } from 'shared/format/account-text';
import { formatDateTime, formatMediumDate } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { links } from 'shared/remote/links';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { Copyable } from '../subscription-model/copyable.tsx';
import { orderCreatorLabel, orderTypeLabels } from '../subscription-model/order-labels.ts';
import { orderTexts as texts } from './texts.ts';

interface OrderFactsProps {
  readonly customerId: string;
  readonly order: OrderDetails;
}

const User = ({ customerId, order }: OrderFactsProps) => {
  const { subscriptionId, userName, msisdn } = order;
  const number = msisdn ? formatPhoneNumber(msisdn) : undefined;
  const name = [userName, number].filter(Boolean).join(' · ');
  if (!subscriptionId) return name;
  return (
    <Link href={links.subscription.href(customerId, { subscriptionId })}>
      {name || texts.seeSubscription}
    </Link>
  );
};

/** The order's subject, who placed it and when. */
export const OrderFacts = ({ customerId, order }: OrderFactsProps) => {
  const { id, accountId, accountName, correlationId, effectiveDate, expectedCompletion, completed } = order;
  const isOff = order.status === 'Cancelled' || order.status === 'Failed';
  const effective = isOff ? texts.neverEffective : texts.effective;
  return (
    <DescriptionList
      items={[
        { term: texts.number, value: <Copyable text={id} what={texts.number} /> },
        { term: texts.type, value: orderTypeLabels[order.type] },
        { term: texts.product, value: order.productName },
        ...(order.subscriptionId || order.userName || order.msisdn
          ? [{ term: texts.user, value: <User customerId={customerId} order={order} /> }]
          : []),
        ...(accountId
          ? [
              {
                term: texts.account,
                value: (
                  <Link href={links.billingAccount.href(customerId, { billingAccountId: accountId })}>
                    {accountText({ id: accountId, name: accountName })}
                  </Link>
                ),
              },
            ]
          : []),
        { term: texts.created, value: formatDateTime(order.created) },
        { term: texts.createdBy, value: orderCreatorLabel(order) },
        ...(effectiveDate ? [{ term: effective, value: formatMediumDate(effectiveDate) }] : []),
        ...(expectedCompletion ? [{ term: texts.expected, value: formatDateTime(expectedCompletion) }] : []),
        ...(completed ? [{ term: texts.completed, value: formatDateTime(completed) }] : []),
        ...(correlationId
          ? [{ term: texts.correlation, value: <Copyable text={correlationId} what={texts.correlation} /> }]
          : []),
      ]}
    />
  );
};
