import { useEffect, useRef, type ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { focusPageHeading } from 'shared/focus/page-heading';
import { useHttp } from 'shared/http';
import { useListAsLeft } from 'shared/list/kept-list';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useParams, useSearchParams } from 'shared/router';
import { EmptyState } from 'shared/ui/empty-state';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryView } from 'shared/ui/query-view';
import { billingItemQueries } from '../billing-item.queries.ts';
import { chosenInvoices, useLeaveToPay } from '../chosen-invoices.ts';
import { ChosenItems } from './chosen-items.tsx';
import styles from './payment.module.css';
import { isGone, paymentQuery } from './payment.queries.ts';
import { PaymentState } from './payment-state.tsx';
import { texts } from './texts.ts';

/**
 * Pays an invoice by card (NAV-038), or those in the query. The current payment is in the address, so that it survives
 * a reload.
 */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { billingItemId } = useParams();
  const [search] = useSearchParams();
  const sessionId = search.get('session') ?? '';
  const isOne = billingItemId !== undefined;
  const ids = chosenInvoices(billingItemId, search);
  const list = useListAsLeft(links.invoices.href(customerId));
  const backTo = isOne
    ? { href: links.invoice.href(customerId, { billingItemId }), label: texts.back }
    : { href: list, label: texts.backToAll };
  useLeaveToPay(list, isOne ? [] : ids);
  // Only reads the cache; the component below fetches.
  const payment = useQuery({ ...paymentQuery(useHttp(), { customerId, sessionId }), enabled: false });
  const count = payment.data?.items.length ?? ids.length;
  const toPay = count === 1 ? texts.title : texts.titleOfSeveral;
  const title = payment.data?.state === 'Paid' ? texts.receipt : toPay;
  usePageTitle(title);
  const state = isGone(payment.error) ? 'Gone' : payment.data?.state;
  useFocusOnNewPart(sessionId === '' ? 'Chosen' : state);
  return (
    <>
      <PageHeader title={title} backTo={backTo} />
      <div className={styles.page}>
        {sessionId === '' ? <Start ids={ids} /> : <PaymentState key={sessionId} sessionId={sessionId} />}
      </div>
    </>
  );
};

/** Moves focus when the focused element was removed with its part of the page; undefined while the next part loads. */
const useFocusOnNewPart = (part: string | undefined) => {
  const before = useRef(part);
  useEffect(() => {
    if (part === undefined || part === before.current) return;
    const isLost = before.current !== undefined && document.activeElement === document.body;
    if (isLost) focusPageHeading();
    before.current = part;
  }, [part]);
};

/** Loads the selected invoices. */
const Start = ({ ids }: { readonly ids: readonly string[] }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = billingItemQueries(useHttp(), customerId).chosen(ids);
  const items = useQuery({ ...query, enabled: ids.length > 0 });
  const nothing = (sentence: string) => (
    <EmptyState
      icon="invoice"
      action={<LinkButton href={links.invoices.href(customerId)}>{texts.toInvoices}</LinkButton>}
    >
      {sentence}
    </EmptyState>
  );
  if (ids.length === 0) return nothing(texts.nothingChosen);
  return (
    <QueryView query={items} title={texts.failed(ids.length)}>
      {found =>
        found.length === 0 ? (
          nothing(texts.notFound(ids.length))
        ) : (
          <ChosenItems items={found} missing={ids.length - found.length} />
        )
      }
    </QueryView>
  );
};
