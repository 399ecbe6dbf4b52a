import type { BillingCauseKind, BillingCausePart } from 'shared/contracts/billing-explanation';
import type { DerivedCustomer } from 'shared/customers/capabilities';
import { links } from 'shared/remote/links';
import { pages } from '../pages.tsx';
import { explanationTexts } from './texts.ts';

const words = explanationTexts.ways;

interface CauseLink {
  readonly href: string;
  readonly label: string;
}

/**
 * Link to the page where something can be done about a part of a cause, for users who may: employees only view,
 * administrators change.
 */
export const causeLink = (
  kind: BillingCauseKind,
  part: Pick<BillingCausePart, 'accountId' | 'subscriptionId'>,
  { id, isUser }: Pick<DerivedCustomer, 'id' | 'isUser'>,
): CauseLink => {
  const { accountId, subscriptionId } = part;
  if (kind === 'Reminder' || kind === 'Correction' || kind === 'Rest')
    return { href: links.invoices.href(id, { accountIds: [accountId] }), label: words.invoices };
  if (kind === 'Fee' && !isUser)
    return {
      href: pages.editAccount.href({ customerId: id, billingAccountId: accountId }),
      label: words.format,
    };
  if (!subscriptionId)
    return { href: links.billingAccount.href(id, { billingAccountId: accountId }), label: words.account };
  if (kind === 'UsageAbroad' || kind === 'Usage')
    return { href: links.usage.href(id, { subscriptionId }), label: words.usage };
  if (kind === 'ContentService' && !isUser)
    return { href: links.barrings.href(id, { subscriptionId }), label: words.barrings };
  return { href: links.subscription.href(id, { subscriptionId }), label: words.subscription };
};
