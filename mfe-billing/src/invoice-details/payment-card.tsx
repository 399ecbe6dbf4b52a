import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Card } from 'shared/ui/card';
import { CopyButton } from 'shared/ui/copy-button';
import { DescriptionList } from 'shared/ui/description-list';
import styles from './invoice.module.css';
import { notPayableTexts, texts } from './texts.ts';

const words = texts.pay;

const Copyable = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <span className={styles.copyable}>
    {text}
    <CopyButton value={text} what={what} />
  </span>
);

/** What a person types in their bank, or why there is nothing to type. */
export const PaymentCard = ({ item }: { readonly item: BillingItemDetails }) => {
  const { paymentInfo, isPayable, notPayableReason, amountDue, dueDate } = item;
  const { fik, bank, ean } = paymentInfo;
  const reason = notPayableReason ? notPayableTexts[notPayableReason] : undefined;
  if (!isPayable && reason !== undefined)
    return (
      <Card title={words.heading}>
        <p>{reason}</p>
      </Card>
    );
  return (
    <Card title={words.heading}>
      <DescriptionList
        items={[
          { term: words.amount, value: formatMoney(amountDue) },
          { term: words.deadline, value: formatMediumDate(dueDate) },
          { term: words.fik, value: fik ? <Copyable text={fik} what={words.fik} /> : undefined },
          { term: words.regNo, value: bank?.regNo },
          {
            term: words.accountNo,
            value: bank ? <Copyable text={bank.accountNo} what={words.accountNo} /> : undefined,
          },
          { term: words.ean, value: ean },
        ]}
      />
    </Card>
  );
};
