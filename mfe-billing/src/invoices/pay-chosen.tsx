import type { BillingItem } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { payTogetherHref } from '../chosen-invoices.ts';
import { sumOwed } from '../sum-owed.ts';
import { texts } from './texts.ts';

const words = texts.chosen;

/** Link to pay those of the selected invoices that can be paid by card, all in one payment. */
export const PayChosen = ({ items }: { readonly items: readonly BillingItem[] }) => {
  const { customer } = useCurrentCustomer();
  const payable = items.filter(({ isPayable }) => isPayable);
  if (customer.isUser || items.length === 0) return null;
  if (payable.length === 0)
    return (
      <Typography look="small" tone="muted">
        {words.nonePayable}
      </Typography>
    );
  const ids = payable.map(({ billingItemId }) => billingItemId);
  return (
    <>
      {payable.length < items.length ? (
        <Typography look="small" tone="muted">
          {words.somePayable(payable.length, items.length)}
        </Typography>
      ) : null}
      <LinkButton href={payTogetherHref(customer.id, ids)}>
        {words.pay(payable.length, formatMoney(sumOwed(payable)))}
      </LinkButton>
    </>
  );
};
