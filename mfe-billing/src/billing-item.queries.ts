import {
  billingItemsAnswer,
  billingSummaryAnswer,
  MOST_DOCUMENTS,
  type BillingItemSortColumn,
  type BillingItemStatus,
  type DocumentType,
} from 'shared/contracts/billing-item';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import type { OpenFilter } from 'shared/contracts/open-amounts';
import { toPagedResult } from 'shared/contracts/paging';
import type { FetchedFile, Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const path = '/self-service-api/billing-items';
const root = (customerId: string) => ['mfe-billing', customerId, 'billing-items'] as const;

/** Parameters of `GET /billing-items`; an undefined filter is not applied. */
export interface BillingItemListQuery {
  readonly searchQuery: string | undefined;
  readonly statuses: readonly BillingItemStatus[];
  readonly types: readonly DocumentType[];
  readonly accountIds: readonly string[];
  readonly open: readonly OpenFilter[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly minAmount: number | undefined;
  readonly maxAmount: number | undefined;
  readonly orderBy: BillingItemSortColumn;
  readonly sortOrder: 'Ascending' | 'Descending';
  readonly pageSize: number;
  readonly offset: number;
}

/** Queries about billing items: `useQuery(billingItemQueries(useHttp(), customerId).list({ … }))`. */
export const billingItemQueries = (http: Http, customerId: string) => ({
  list: (query: BillingItemListQuery) =>
    queryOptions({
      queryKey: [...root(customerId), 'list', query],
      queryFn: async ({ signal }) => {
        const answer = await http.request({
          path,
          query: { customerId, ...query },
          schema: billingItemsAnswer,
          signal,
        });
        return toPagedResult(answer.billingItems, answer);
      },
    }),

  /** These items, sorted by due date; those the user may not see are left out. */
  chosen: (billingItemIds: readonly string[]) =>
    queryOptions({
      queryKey: [...root(customerId), 'chosen', billingItemIds],
      queryFn: async ({ signal }) => {
        const query = { customerId, billingItemIds, orderBy: 'DueDate', pageSize: 200 };
        return (await http.request({ path, query, schema: billingItemsAnswer, signal })).billingItems;
      },
    }),

  /** The newest invoice, as a list of at most one. */
  latestInvoice: () =>
    queryOptions({
      queryKey: [...root(customerId), 'latest'],
      queryFn: ({ signal }) => {
        const query = {
          customerId,
          types: ['Invoice'],
          orderBy: 'IssueDate',
          sortOrder: 'Descending',
          pageSize: 1,
        };
        return http.request({ path, query, schema: billingItemsAnswer, signal });
      },
    }),

  /** The open amounts of the given customer numbers; an empty list means all that the user may see. */
  summary: (accountIds: readonly string[]) =>
    queryOptions({
      queryKey: [...root(customerId), 'summary', accountIds],
      queryFn: async ({ signal }) => {
        const query = { customerId, accountIds };
        return (await http.request({ path: `${path}/summary`, query, schema: billingSummaryAnswer, signal }))
          .summary;
      },
    }),

  details: (billingItemId: string) =>
    queryOptions({
      queryKey: [...root(customerId), 'details', billingItemId],
      queryFn: async ({ signal }) => {
        const request = { path: `${path}/${encodeURIComponent(billingItemId)}`, query: { customerId } };
        return (await http.request({ ...request, schema: billingItemAnswer, signal })).billingItem;
      },
    }),
});

/** The PDFs of all items of a period, both days inclusive, as one archive; pass it to `saveFile`. */
export const periodFile = async (
  http: Http,
  customerId: string,
  period: Readonly<Record<'from' | 'to', string>>,
): Promise<FetchedFile> => {
  const query = { customerId, ...period, pageSize: MOST_DOCUMENTS };
  const { billingItems } = await http.request({ path, query, schema: billingItemsAnswer });
  return documentsFile(
    http,
    customerId,
    billingItems.map(({ billingItemId }) => billingItemId),
  );
};

/** The PDFs of several items as one archive; pass it to `saveFile`. */
export const documentsFile = (
  http: Http,
  customerId: string,
  billingItemIds: readonly string[],
): Promise<FetchedFile> => http.file({ path: `${path}/documents`, query: { customerId, billingItemIds } });

/** The whole list as a file, whichever page is shown. */
export const listFile = (http: Http, customerId: string, query: BillingItemListQuery): Promise<FetchedFile> =>
  http.file({ path, query: { customerId, ...query, format: 'csv' } });

/** One file of a billing item, as listed in its `documents`; pass it to `saveFile`. */
export const documentFile = (
  http: Http,
  customerId: string,
  billingItemId: string,
  documentId: string,
): Promise<FetchedFile> =>
  http.file({
    path: `${path}/${encodeURIComponent(billingItemId)}/documents/${encodeURIComponent(documentId)}`,
    query: { customerId },
  });
