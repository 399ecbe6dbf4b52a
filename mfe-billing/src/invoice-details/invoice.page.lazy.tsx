import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { BackToList } from 'shared/list/back-to-list';
import { useListAsLeft } from 'shared/list/kept-list';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { useToday } from 'shared/today';
import { LoadFailure } from 'shared/ui/load-failure';
import { MissingRecord } from 'shared/ui/missing-record';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { billingItemQueries } from '../billing-item.queries.ts';
import { statusTag } from '../billing-item-status.ts';
import { documentTitle } from 'shared/format/document-type';
import details from '../details.module.css';
import { DocumentButtons } from './document-buttons.tsx';
import { ExplanationCard } from './explanation-card.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { texts } from './texts.ts';

/** One billing item: its amount, how to pay it, and its lines (NAV-037). */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { billingItemId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(
    billingItemQueries(useHttp(), customerId).details(billingItemId),
  );
  const title = data && documentTitle(data.documentType, data.invoiceNumber);
  usePageTitle(title);
  const today = useToday();
  const list = customerHref(customerId, areaPaths.invoices);
  const listAsLeft = useListAsLeft(list);
  const back = (
    <BackToList
      href={list}
      label={texts.back}
      id={billingItemId}
      hrefOf={id => links.invoice.href(customerId, { billingItemId: id })}
    />
  );
  if (!data)
    return (
      <>
        <PageHeader title={texts.loadingTitle} back={back} />
        {error ? (
          <LoadFailure
            error={error}
            title={texts.failed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            wayOn={
              <MissingRecord
                what={texts.missing(billingItemId)}
                asked={billingItemId}
                list={{ href: listAsLeft, label: texts.back }}
              />
            }
          />
        ) : (
          <Skeleton shape="card" />
        )}
      </>
    );
  const status = statusTag(data, today);
  return (
    <>
      <PageHeader
        title={title ?? texts.loadingTitle}
        help={texts.help(data.accountName, data.accountId)}
        tag={<Tag tone={status.tone}>{status.label}</Tag>}
        back={back}
        actions={<DocumentButtons customerId={customerId} item={data} />}
      />
      <div className={details.page}>
        <InvoiceFigures item={data} />
        <div className={details.columns}>
          <PaymentCard item={data} />
          <InvoiceFacts item={data} />
        </div>
        {data.previousTotal === null ? null : <ExplanationCard />}
        <InvoiceLines item={data} />
        <PaymentsCard payments={data.payments} />
      </div>
    </>
  );
};
