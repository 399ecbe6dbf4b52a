import { Fragment } from 'react';
import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Card } from 'shared/ui/card';
import { CopyButton } from 'shared/ui/copy-button';
import { LinkButton } from 'shared/ui/link-button';
import { DescriptionList } from 'shared/ui/description-list';
import { notPayableText } from '../billing-labels.ts';
import { pages } from '../pages.tsx';
import styles from './invoice.module.css';
import { texts } from './texts.ts';

const words = texts.pay;

/** For typing into a bank: numbers do not wrap. */
const WholeNumbers = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[<+])(?=\d{6})/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

const Copyable = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <span className={styles.copyable}>
    <span>
      <WholeNumbers text={text} />
    </span>
    <CopyButton value={text} what={what} />
  </span>
);

/** What to enter in the bank, or why there is nothing to pay. */
export const PaymentCard = ({ item }: { readonly item: BillingItemDetails }) => {
  const { customer } = useCurrentCustomer();
  const { paymentInfo, isPayable, notPayableReason, amountDue, dueDate } = item;
  const { fik, bank, ean, pbs } = paymentInfo;
  const reason = notPayableText(item);
  const href = pages.payment.href({ customerId: customer.id, billingItemId: item.billingItemId });
  // An EAN invoice still shows here how it is paid.
  if (!isPayable && reason !== undefined && notPayableReason !== 'ElectronicInvoice')
    return (
      <Card title={words.heading}>
        <p>{reason}</p>
        {notPayableReason === 'AutomaticPayment' && pbs ? (
          <DescriptionList
            items={[
              { term: words.amount, value: formatMoney(amountDue) },
              { term: words.deadline, value: formatMediumDate(dueDate) },
              { term: words.pbsNo, value: pbs.pbsNo },
              { term: words.debtorGroup, value: pbs.debtorGroup },
              { term: words.customerNo, value: pbs.customerNo },
            ]}
          />
        ) : null}
      </Card>
    );
  return (
    <Card title={words.heading}>
      {reason === undefined ? null : <p>{reason}</p>}
      <DescriptionList
        items={[
          { term: words.amount, value: formatMoney(amountDue) },
          { term: words.deadline, value: formatMediumDate(dueDate) },
          { term: words.fik, value: fik ? <Copyable text={fik} what={words.fik} /> : undefined },
          {
            term: words.bank,
            value: bank ? <Copyable text={`${bank.regNo} ${bank.accountNo}`} what={words.bank} /> : undefined,
          },
          { term: words.ean, value: ean },
        ]}
      />
      {isPayable && !customer.isUser ? <LinkButton href={href}>{words.byCard}</LinkButton> : null}
    </Card>
  );
};
