import { useEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { pages } from './pages.tsx';

const name = 'faktura';

/** The invoices that a payment page is about: the one in its path, or those in its query. */
export const chosenInvoices = (billingItemId: string | undefined, search: URLSearchParams): string[] =>
  billingItemId === undefined ? [...new Set(search.getAll(name))] : [billingItemId];

/** The query of a payment page that is about these invoices. */
export const queryOfChosen = (billingItemIds: readonly string[]): URLSearchParams =>
  new URLSearchParams(billingItemIds.map(id => [name, id]));

/** Where these invoices are paid in one payment. */
export const payTogetherHref = (customerId: string, billingItemIds: readonly string[]): string =>
  `${pages.paymentOfSeveral.href({ customerId })}?${queryOfChosen(billingItemIds).toString()}`;

/**
 * What a person left the list to pay, by the address of the list as they left it. It lives as long as the page, which
 * signing out leaves.
 */
const leftToPay = new Map<string, readonly string[]>();

/** Keeps what is about to be paid for {@link useLeftToPay}. */
export const useLeaveToPay = (list: string, billingItemIds: readonly string[]): void => {
  const ids = billingItemIds.join();
  useEffect(() => {
    if (ids === '') return;
    leftToPay.clear();
    leftToPay.set(list, ids.split(','));
  }, [list, ids]);
};

/** What the list was left with to be paid, when it is opened next as it was left; none where it was left otherwise. */
export const useLeftToPay = (): readonly string[] => {
  const { pathname, search } = useLocation();
  const [ids] = useState(() => leftToPay.get(pathname + search) ?? []);
  useEffect(() => {
    leftToPay.clear();
  }, []);
  return ids;
};
