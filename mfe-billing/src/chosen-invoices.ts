import { pages } from './pages.tsx';

const name = 'faktura';

/** The invoices that a payment page is about: the one in its path, or those in its query. */
export const chosenInvoices = (billingItemId: string | undefined, search: URLSearchParams): string[] =>
  billingItemId === undefined ? [...new Set(search.getAll(name))] : [billingItemId];

/** Where these invoices are paid in one payment. */
export const payTogetherHref = (customerId: string, billingItemIds: readonly string[]): string => {
  const query = new URLSearchParams(billingItemIds.map(id => [name, id]));
  return `${pages.paymentOfSeveral.href({ customerId })}?${query.toString()}`;
};
