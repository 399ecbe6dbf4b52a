/** What was done at a customer, in sentences: the whole log (mfe-admins), and the part of it beside each record. */
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
  /** Which record: one of `subscriptionId`, `accountId`, `person`. */
  readonly of: LogFilters;
  /** Start of the keys of everything about it: a change of it is a line here, too. */
  readonly queryKey: readonly string[];
  /** What is here, and what is found elsewhere. */
  readonly children: ReactNode;
}

/** What was done with one record, a page at a time. */
const Lines = ({ of, queryKey, children }: RecordLogProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(params, { keepsRest: true });
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

/** Says that the log is for superadministrators; nothing is asked for. */
export const NoActivityLog = () => (
  <AttentionBox variant="warning" title={texts.forbiddenTitle}>
    {texts.forbidden}
  </AttentionBox>
);

/** The activity log of one record, below the header of its page; for superadministrators, as the whole log is. */
export const RecordLog = (props: RecordLogProps) =>
  useCurrentCustomer().customer.isSuperAdmin ? <Lines {...props} /> : <NoActivityLog />;
