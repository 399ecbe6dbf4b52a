import { useEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { pages } from './pages.tsx';

const name = 'faktura';

/** The invoices of a payment page: the one in its path, or those in its query. */
export const chosenInvoices = (billingItemId: string | undefined, search: URLSearchParams): string[] =>
  billingItemId === undefined ? [...new Set(search.getAll(name))] : [billingItemId];

/** The query of a payment page for these invoices. */
export const queryOfChosen = (billingItemIds: readonly string[]): URLSearchParams =>
  new URLSearchParams(billingItemIds.map(id => [name, id]));

/** The page that pays these invoices in one payment. */
export const payTogetherHref = (customerId: string, billingItemIds: readonly string[]): string =>
  `${pages.paymentOfSeveral.href({ customerId })}?${queryOfChosen(billingItemIds).toString()}`;

/**
 * Invoices that the user left the list to pay, by the list's address at that time. Kept in memory until the page is
 * unloaded, which sign-out does.
 */
const leftToPay = new Map<string, readonly string[]>();

/** Stores the invoices about to be paid for {@link useLeftToPay}. */
export const useLeaveToPay = (list: string, billingItemIds: readonly string[]): void => {
  const ids = billingItemIds.join();
  useEffect(() => {
    if (ids === '') return;
    leftToPay.clear();
    leftToPay.set(list, ids.split(','));
  }, [list, ids]);
};

/** The invoices that the user left this list to pay, if the list is reopened at the same address; empty otherwise. */
export const useLeftToPay = (): readonly string[] => {
  const { pathname, search } = useLocation();
  const [ids] = useState(() => leftToPay.get(pathname + search) ?? []);
  useEffect(() => {
    leftToPay.clear();
  }, []);
  return ids;
};
