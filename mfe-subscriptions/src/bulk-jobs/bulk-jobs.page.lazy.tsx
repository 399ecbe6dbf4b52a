import type { ComponentType } from 'react';
import type { BulkJob } from 'shared/contracts/bulk-job';
import { useCurrentCustomer } from 'shared/customers';
import { bulkJobTitle } from 'shared/format/bulk-job';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { useListAsLeft } from 'shared/list/kept-list';
import { listParams, page, pageSize } from 'shared/list/params';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { PageHeader } from 'shared/ui/page-header';
import { Table, type TableColumn } from 'shared/ui/table';
import { bulkQueries } from '../bulk-model/bulk.queries.ts';
import { progressText } from '../bulk-model/texts.ts';
import { pages } from '../pages.tsx';
import { bulkJobsTexts as texts } from './texts.ts';

const params = listParams({ page: page(), pageSize: pageSize() });

const columns: TableColumn<BulkJob>[] = [
  {
    id: 'change',
    header: texts.columns.change,
    isRowHeader: true,
    cell: ({ action, subject }) => bulkJobTitle(action, subject),
  },
  { id: 'progress', header: texts.columns.progress, cell: ({ counts }) => progressText(counts) },
  { id: 'started', header: texts.columns.started, cell: ({ created }) => formatDateTime(created) },
  { id: 'by', header: texts.columns.by, cell: ({ createdByName }) => createdByName },
];

/** Lists the changes of many subscriptions, so that users can return to a job. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(params);
  const query = useQuery(bulkQueries(useHttp(), customerId).jobs(list.values));
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        backTo={{ href: useListAsLeft(customerHref(customerId, areaPaths.subscriptions)), label: texts.back }}
      />
      <ListFrame
        list={list}
        bar={null}
        query={query}
        failed={texts.failed}
        isEmpty={data => data.jobs.length === 0}
        empty={{ icon: 'list', none: texts.none, noHits: texts.none }}
      >
        {data => (
          <Table
            label={texts.tableName}
            columns={columns}
            rows={data.jobs}
            rowKey={job => job.id}
            rowHref={job => pages.bulkJob.href({ customerId, jobId: job.id })}
            isBusy={query.isPlaceholderData}
          />
        )}
      </ListFrame>
    </>
  );
};
