/**
 * A customer's activity log as sentences: the whole log (mfe-admins), and the entries of one record on its
 * page.
 */
import type { ReactNode } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { listParams, page, pageSize } from '../list/params.ts';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { ActivityLogTable } from './activity-log-table.tsx';
import { activityLogQueries, type LogFilters } from './activity-log.queries.ts';
import { activityLogTexts as texts } from './texts.ts';

export { ActivityLogTable } from './activity-log-table.tsx';
export { activityLogQueries, type LogFilters } from './activity-log.queries.ts';
export { accountIdsIn } from './describe-state.ts';
export { activityLogTexts } from './texts.ts';

const params = listParams({ page: page(), pageSize: pageSize() });

interface RecordLogProps {
  /** The record: one of `subscriptionId`, `accountId`, `person`. */
  readonly of: LogFilters;
  /** Key prefix of all queries about the record: changing it also adds an entry here. */
  readonly queryKey: readonly string[];
  /** Explains what this log contains, and where to find other entries. */
  readonly children: ReactNode;
}

/** The entries of one record, one page at a time. */
const Lines = ({ of, queryKey, children }: RecordLogProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(params, { keepsOtherParams: true });
  const query = useQuery(activityLogQueries(useHttp(), customerId).page(queryKey, of, list.values));
  return (
    <ListFrame
      list={list}
      bar={children}
      query={query}
      failed={texts.failed}
      isEmpty={({ entries }) => entries.length === 0}
      empty={{ icon: 'clock', none: texts.empty, noHits: texts.noHits }}
    >
      {({ entries }) => (
        <ActivityLogTable customerId={customerId} entries={entries} isBusy={query.isPlaceholderData} />
      )}
    </ListFrame>
  );
};

/** Says that the log is for superadministrators; makes no request. */
export const NoActivityLog = () => (
  <AttentionBox variant="warning" title={texts.forbiddenTitle}>
    {texts.forbidden}
  </AttentionBox>
);

/** The activity log of one record, below its page's header; for superadministrators, like the whole log. */
export const RecordLog = (props: RecordLogProps) =>
  useCurrentCustomer().customer.isSuperAdmin ? <Lines {...props} /> : <NoActivityLog />;
