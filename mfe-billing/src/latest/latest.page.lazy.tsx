import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { Navigate, useLocation } from 'shared/router';
import { EmptyState } from 'shared/ui/empty-state';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { billingItemQueries } from '../billing-item.queries.ts';
import { pages } from '../pages.tsx';
import { texts } from './texts.ts';

/** Redirects to the newest invoice that the user may see, keeping the query of the address. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { search } = useLocation();
  const query = useQuery(billingItemQueries(useHttp(), customerId).latestInvoice());
  return (
    <>
      <PageHeader
        title={pages.latest.title}
        backTo={{ href: customerHref(customerId, areaPaths.invoices), label: texts.back }}
      />
      <QueryView query={query} title={texts.failed}>
        {({ billingItems: [newest] }) =>
          newest === undefined ? (
            <EmptyState icon="invoice">{texts.none}</EmptyState>
          ) : (
            <Navigate to={`${links.invoice.href(customerId, newest)}${search}`} replace />
          )
        }
      </QueryView>
    </>
  );
};
