import type { BillingItem } from 'shared/contracts/billing-item';
import { MAX_PAYMENT_ITEMS } from 'shared/contracts/payment';
import { useCurrentCustomer } from 'shared/customers';
import { links } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { Link } from 'shared/ui/link';
import { notPayableText } from '../billing-labels.ts';
import { sumOwed } from '../sum-owed.ts';
import { BeginPayment } from './begin-payment.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { texts } from './texts.ts';

/** The invoices that would be paid, those that would not and why, and the button to continue to the card. */
export const ChosenItems = ({
  items,
  missing,
}: {
  readonly items: readonly BillingItem[];
  readonly missing: number;
}) => {
  const { customer } = useCurrentCustomer();
  const payable = items.filter(({ isPayable }) => isPayable);
  const others = items.filter(({ isPayable }) => !isPayable);
  const [only] = items;
  if (customer.isUser)
    return <AttentionBox title={texts.notPayable}>{texts.onlyAdministrators}</AttentionBox>;
  if (items.length === 1 && only?.isPayable === false)
    return <AttentionBox title={texts.notPayable}>{notPayableText(only)}</AttentionBox>;
  return (
    <>
      {others.length === 0 && missing === 0 ? null : (
        <AttentionBox title={texts.leftOut}>
          <ul>
            {others.map(item => (
              <li key={item.billingItemId}>
                <Link href={links.invoice.href(customer.id, item)}>{item.invoiceNumber}</Link>:{' '}
                {notPayableText(item)}
              </li>
            ))}
            {missing === 0 ? null : <li>{texts.missing(missing)}</li>}
          </ul>
        </AttentionBox>
      )}
      {payable.length === 0 ? null : <Payable items={payable} />}
    </>
  );
};

const Payable = ({ items }: { readonly items: readonly BillingItem[] }) => {
  if (items.length > MAX_PAYMENT_ITEMS)
    return <AttentionBox title={texts.tooMany(MAX_PAYMENT_ITEMS)}>{texts.chooseFewer}</AttentionBox>;
  return (
    <>
      <PaymentSummary
        items={items.map(item => ({ ...item, amount: item.amountDue }))}
        amount={sumOwed(items)}
      />
      <BeginPayment billingItemIds={items.map(({ billingItemId }) => billingItemId)}>
        {texts.begin}
      </BeginPayment>
    </>
  );
};
