import type { ComponentType, ReactNode } from 'react';
import { accountNames } from 'shared/accounts/account-names';
import {
  accountIdsIn,
  activityLogQueries,
  ActivityLogTable,
  activityLogTexts,
  NoActivityLog,
} from 'shared/activity-log';
import type { AuditEntry } from 'shared/contracts/audit-log';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { useListAsLeft } from 'shared/list/kept-list';
import { useQuery } from 'shared/query';
import { PageHeader } from 'shared/ui/page-header';
import { administratorListsKey } from '../administrator.queries.ts';
import { pages } from '../pages.tsx';
import { ActivityLogFilters } from './activity-log-filters.tsx';
import { activityLogParams, logFilters } from './activity-log-params.ts';
import { LogDownload } from './log-download.tsx';
import { texts } from './texts.ts';

/** The customer's activity log, in sentences; for superadministrators. */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  // The key resets all state when the customer changes.
  if (customer.isSuperAdmin) return <ActivityLog key={customer.id} customerId={customer.id} />;
  return (
    <>
      <Header customerId={customer.id} />
      <NoActivityLog />
    </>
  );
};

interface HeaderProps {
  readonly customerId: string;
  readonly actions?: ReactNode;
}

const Header = ({ customerId, actions }: HeaderProps) => (
  <PageHeader
    title={activityLogTexts.title}
    help={texts.help}
    backTo={{ href: useListAsLeft(pages.overview.href({ customerId })), label: texts.back }}
    actions={actions}
  />
);

interface EntriesProps {
  readonly customerId: string;
  readonly entries: readonly AuditEntry[];
  readonly isBusy: boolean;
}

/** Account names are optional: when they cannot be loaded, the numbers are shown. */
const Entries = ({ customerId, entries, isBusy }: EntriesProps) => {
  const names = useQuery(accountNames(useHttp(), 'mfe-admins', customerId, accountIdsIn(entries)));
  return <ActivityLogTable customerId={customerId} entries={entries} names={names.data} isBusy={isBusy} />;
};

const ActivityLog = ({ customerId }: { readonly customerId: string }) => {
  const list = useList(activityLogParams);
  const query = useQuery(
    // Key below the lists: every change of an administrator also adds a log entry.
    activityLogQueries(useHttp(), customerId).page(
      administratorListsKey(customerId),
      logFilters(list.values),
      list.values,
    ),
  );
  const count = query.data?.totalCount ?? 0;
  return (
    <>
      <Header
        customerId={customerId}
        actions={
          count === 0 ? undefined : <LogDownload customerId={customerId} values={list.values} count={count} />
        }
      />
      <ListFrame
        list={list}
        bar={<ActivityLogFilters list={list} />}
        query={query}
        failed={activityLogTexts.failed}
        isEmpty={data => data.entries.length === 0}
        empty={{ icon: 'clock', none: activityLogTexts.empty, noHits: activityLogTexts.noHits }}
      >
        {data => <Entries customerId={customerId} entries={data.entries} isBusy={query.isPlaceholderData} />}
      </ListFrame>
    </>
  );
};
