/** How a hit of each kind is displayed, and the fields that remotes' paths and labels may use. */
import type {
  AccountHit,
  AdministratorHit,
  InvoiceHit,
  OrderHit,
  SearchKind,
  SearchSuggestions,
  SubscriptionHit,
} from 'shared/contracts/search';
import { isDueSoon } from 'shared/contracts/open-amounts';
import { billingTagLabel } from 'shared/format/billing-status';
import { danishDay, formatMediumDate } from 'shared/format/date';
import { documentTitle } from 'shared/format/document-type';
import { formatMoney } from 'shared/format/money';
import { orderTypeLabel } from 'shared/format/order-type';
import { formatPhoneNumber } from 'shared/format/phone';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { searchTexts as texts } from './texts.ts';

export interface FoundHit {
  readonly kind: SearchKind;
  /** `:id`, `:number` and the like. A field that the hit does not have is missing. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly title: string;
  readonly detail: string;
  readonly status: string | undefined;
  /** Text for the status when the plain status word is not enough. */
  readonly tag?: string | undefined;
  readonly actions: readonly string[];
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const phoneOf = (number: string | null | undefined): string | undefined =>
  number ? formatPhoneNumber(number) : undefined;

const ofSubscription = (hit: SubscriptionHit): Omit<FoundHit, 'kind'> => {
  const phone = phoneOf(hit.telephoneNumber);
  const number = subscriptionNumber(hit);
  return {
    fields: { id: hit.id, phone, number },
    title: hit.userName ?? hit.name,
    detail: joined(
      number,
      hit.userName && hit.name,
      hit.employeeId ? texts.employee(hit.employeeId) : undefined,
    ),
    status: hit.status,
    actions: hit.actions,
  };
};

const ofOrder = (hit: OrderHit): Omit<FoundHit, 'kind'> => ({
  fields: { id: hit.id },
  title: `${orderTypeLabel(hit.type)} ${hit.id}`,
  detail: joined(hit.userName ?? hit.productName, phoneOf(hit.msisdn), formatMediumDate(hit.created)),
  status: hit.status,
  actions: [],
});

const tagOf = ({ status, dueDate, amountDue }: InvoiceHit): string | undefined => {
  if (!dueDate || !amountDue) return undefined;
  const today = danishDay(new Date());
  return billingTagLabel({ status, dueDate, amountDue }, { today, isSoon: isDueSoon({ dueDate }, today) });
};

const ofInvoice = (hit: InvoiceHit): Omit<FoundHit, 'kind'> => ({
  fields: { id: hit.id, number: hit.invoiceNumber },
  title: documentTitle(hit.documentType, hit.invoiceNumber),
  detail: joined(formatMoney(hit.totalInclVat), hit.accountName, formatMediumDate(hit.issueDate)),
  status: hit.status,
  tag: tagOf(hit),
  actions: hit.isPayable ? ['Payment'] : [],
});

const ofAccount = ({ id, accountName }: AccountHit): Omit<FoundHit, 'kind'> => ({
  fields: { id, name: accountName },
  title: accountName,
  detail: id,
  status: undefined,
  actions: [],
});

const ofAdministrator = ({ email, userName, userType }: AdministratorHit): Omit<FoundHit, 'kind'> => ({
  fields: { email },
  title: userName ?? email,
  detail: userName ? email : '',
  status: userType,
  actions: [],
});

const readers = {
  subscriptions: ofSubscription,
  orders: ofOrder,
  invoices: ofInvoice,
  accounts: ofAccount,
  administrators: ofAdministrator,
  invitations: ofAdministrator,
} satisfies Record<SearchKind, unknown>;

/** The hits of a kind; undefined when the response has no such group or the kind is unknown here. */
export const hitsOf = (
  found: SearchSuggestions | undefined,
  kind: string,
): { hits: FoundHit[]; hasMore: boolean } | undefined => {
  const read = <Kind extends SearchKind>(known: Kind, reader: (hit: never) => Omit<FoundHit, 'kind'>) => {
    const group = found?.[known];
    if (!group) return undefined;
    return {
      hits: group.hits.map(hit => ({ kind: known, ...reader(hit as never) })),
      hasMore: group.hasMore,
    };
  };
  return kind in readers ? read(kind as SearchKind, readers[kind as SearchKind]) : undefined;
};
