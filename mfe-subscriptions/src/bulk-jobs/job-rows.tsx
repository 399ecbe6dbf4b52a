import type { ReactNode } from 'react';
import {
  BULK_ROW_STATUSES,
  type BulkJob,
  type BulkJobRow,
  type BulkRowStatus,
} from 'shared/contracts/bulk-job';
import { bulkReason, bulkRowStatusLabels } from 'shared/format/bulk-job';
import { formatMediumDate } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { ListBar, ListFrame, useList } from 'shared/list';
import { listParams, oneOf, page, pageSize } from 'shared/list/params';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { Select } from 'shared/ui/select';
import { Table, type TableColumn } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import { bulkQueries, pauseAfter } from '../bulk-model/bulk.queries.ts';
import styles from './bulk-jobs.module.css';
import { bulkJobTexts as texts } from './texts.ts';

const choices = ['alle', ...BULK_ROW_STATUSES.filter(status => status !== 'Unknown')] as const;
const params = listParams({
  status: oneOf('resultat', choices, 'alle'),
  page: page(),
  pageSize: pageSize(),
});
type RowValues = typeof params.initial;

const tones: Readonly<Record<BulkJobRow['status'], 'neutral' | 'info' | 'success' | 'error'>> = {
  Unknown: 'neutral',
  Waiting: 'neutral',
  Ordered: 'info',
  Completed: 'success',
  Failed: 'error',
  Cancelled: 'neutral',
};

interface LinesProps {
  readonly first: ReactNode;
  readonly second: string | null | undefined;
}

const Lines = ({ first, second }: LinesProps) => (
  <span className={styles.lines}>
    <span>{first}</span>
    {second ? <span className={styles.second}>{second}</span> : null}
  </span>
);

/** Line number in the uploaded file. */
const lineColumn: TableColumn<BulkJobRow> = {
  id: 'line',
  header: texts.columns.line,
  align: 'end',
  cell: ({ position }) => position,
};

const columnsFor = (customerId: string, action: BulkJob['action']): TableColumn<BulkJobRow>[] => [
  ...(action === 'Create' ? [lineColumn] : []),
  {
    id: 'user',
    header: texts.columns.user,
    isRowHeader: true,
    cell: ({ subscriptionId, userName, number }) => (
      <Lines
        first={
          subscriptionId === null ? (
            userName
          ) : (
            <Link href={links.subscription.href(customerId, { subscriptionId })}>
              {userName ?? texts.withoutUser}
            </Link>
          )
        }
        second={number && formatPhoneNumber(number)}
      />
    ),
  },
  { id: 'product', header: texts.columns.product, cell: ({ productName }) => productName },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ status, reasonCode }) => (
      <Lines
        first={<Tag tone={tones[status]}>{bulkRowStatusLabels[status]}</Tag>}
        second={reasonCode && bulkReason(action, reasonCode)}
      />
    ),
  },
  {
    id: 'order',
    header: texts.columns.order,
    cell: ({ orderId, effectiveDate }) => (
      <Lines
        first={orderId && <Link href={links.order.href(customerId, { orderId })}>{orderId}</Link>}
        second={effectiveDate && texts.from(formatMediumDate(effectiveDate))}
      />
    ),
  },
];

/** The job has progressed since the row was loaded. */
const isBehind = ({ status }: BulkJobRow, { waiting, ordered }: BulkJob['counts']): boolean =>
  (status === 'Waiting' && waiting === 0) || (status === 'Ordered' && waiting + ordered === 0);

/** Poll interval for outdated rows, in milliseconds. */
const BEHIND_EVERY = 1_500;

interface JobRowsProps {
  readonly customerId: string;
  readonly job: BulkJob;
}

/** The result of each subscription of a job; polls while the job runs. */
export const JobRows = ({ customerId, job }: JobRowsProps) => {
  const list = useList<RowValues>(params);
  const { status, page: pageNumber, pageSize: size } = list.values;
  const statusFilter: BulkRowStatus | undefined = status === 'alle' ? undefined : status;
  const query = useQuery({
    ...bulkQueries(useHttp(), customerId).rows({
      jobId: job.id,
      status: statusFilter,
      page: pageNumber,
      pageSize: size,
    }),
    refetchInterval: ({ state }) =>
      state.data?.rows.some(row => isBehind(row, job.counts)) === true
        ? BEHIND_EVERY
        : pauseAfter(job.counts),
  });
  const labelOf = (each: RowValues['status']) => (each === 'alle' ? texts.all : bulkRowStatusLabels[each]);
  return (
    <section aria-labelledby="job-rows">
      <Typography tag="h2" look="h2" id="job-rows">
        {texts.rows}
      </Typography>
      <ListFrame
        list={list}
        bar={
          <ListBar
            list={list}
            search={
              <Select
                label={texts.status}
                value={status}
                options={choices.map(value => ({ value, label: labelOf(value) }))}
                onChange={event => {
                  const next = choices.find(each => each === event.target.value);
                  if (next) list.change({ status: next });
                }}
              />
            }
          />
        }
        query={query}
        failed={texts.rowsFailed}
        isEmpty={data => data.rows.length === 0}
        empty={{ icon: 'list', none: texts.none, noHits: texts.none }}
      >
        {data => (
          <Table
            label={texts.tableName}
            columns={columnsFor(customerId, job.action)}
            rows={data.rows}
            rowKey={row => String(row.position)}
            isBusy={query.isPlaceholderData}
          />
        )}
      </ListFrame>
    </section>
  );
};
