import type { Subscription } from 'shared/contracts/subscription';
import { formatMediumDate } from 'shared/format/date';
import { formatMonthlyPrice } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { categoryLabel } from '../subscription-model/subscription-labels.ts';
import { userName } from '../subscription-model/subscription-names.ts';
import { detailsTexts as texts } from './texts.ts';

/** A fact; without a value it is left out. */
export interface Fact {
  readonly term: string;
  readonly value: string | undefined;
  /** True when users need to copy it. */
  readonly isCopied?: true;
  /** Link for the value. */
  readonly href?: string;
}

interface Shown {
  /** Link to the account that pays. */
  readonly accountHref: string;
  readonly showsPrice: boolean;
  /** Current date in Denmark, to tell past from future dates. */
  readonly today: string;
}

const dateOf = (date: string | null | undefined): string | undefined =>
  date ? formatMediumDate(date) : undefined;

/** The product and its customer number. The price only with its toggle (SUB-008). */
export const subscriptionFacts = (
  subscription: Subscription,
  { accountHref, showsPrice, today }: Shown,
): Fact[] => {
  const { effectiveDate, recurringRate, telephoneNumber, barringsLimit } = subscription;
  const isAhead = effectiveDate !== null && effectiveDate !== undefined && effectiveDate > today;
  return [
    { term: texts.product, value: subscription.name },
    {
      term: texts.type,
      value: categoryLabel({
        category: subscription.category,
        technologyType: subscription.pricePlanInformation?.technologyType,
      }),
    },
    {
      term: texts.number,
      value: telephoneNumber ? formatPhoneNumber(telephoneNumber.localNumber) : undefined,
      isCopied: true,
    },
    { term: texts.circuit, value: subscription.circuitId ?? undefined, isCopied: true },
    { term: texts.price, value: showsPrice && recurringRate ? formatMonthlyPrice(recurringRate) : undefined },
    { term: isAhead ? texts.starts : texts.started, value: dateOf(effectiveDate) },
    {
      term: subscription.status === 'Cancelled' ? texts.ended : texts.ends,
      value: dateOf(subscription.futureCancellationDate),
    },
    {
      term: texts.account,
      value: `${subscription.accountName} (${subscription.accountId})`,
      href: accountHref,
    },
    { term: texts.limit, value: barringsLimit ? texts.limitPerMonth(barringsLimit) : undefined },
  ];
};

/** Who uses it, and its text on the invoice. */
export const userFacts = (subscription: Subscription): Fact[] => [
  { term: texts.name, value: userName(subscription) },
  { term: texts.email, value: subscription.email ?? undefined, isCopied: true },
  { term: texts.employeeId, value: subscription.employeeId ?? undefined },
  { term: texts.invoiceNote, value: subscription.invoiceNote ?? undefined },
];

/** 'Pakhusvej 12, 2150 Nordhavn'; undefined when no part of it is known (SUB-002). */
export const addressText = (address: Subscription['installationAddress']): string | undefined => {
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const lines = [line(address?.streetName, address?.houseNumber), line(address?.zipcode, address?.city)];
  return lines.filter(Boolean).join(', ') || undefined;
};
