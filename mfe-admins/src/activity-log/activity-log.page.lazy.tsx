import type { ReactNode } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { Link } from 'shared/ui/link';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { administratorPaths } from '../paths.ts';
import {
  readActivityLogAddress,
  writeActivityLogAddress,
  type ActivityLogAddress,
} from './activity-log-address.ts';
import { ActivityLogFilters } from './activity-log-filters.tsx';
import { ActivityLogList } from './activity-log-list.tsx';
import styles from './activity-log.module.css';
import { activityLogQueries } from './activity-log.queries.ts';
import { DownloadButton } from './download-button.tsx';
import { activityLogTexts as texts } from './texts.ts';

/** What was done with administrators and invitations, for superadministrators. */
export const ActivityLogPage = () => {
  const { customer } = useCurrentCustomer();
  // The key: nothing drawn for one customer may outlive the change to another.
  if (customer.isSuperAdmin) return <ActivityLog key={customer.id} customerId={customer.id} />;
  return (
    <>
      <Header customerId={customer.id} />
      <AttentionBox variant="warning" title={texts.forbiddenTitle}>
        {texts.forbidden}
      </AttentionBox>
    </>
  );
};

interface HeaderProps {
  readonly customerId: string;
  readonly actions?: ReactNode;
}

const Header = ({ customerId, actions }: HeaderProps) => (
  <PageHeader
    title={texts.title}
    help={texts.help}
    back={<Link href={customerHref(customerId, administratorPaths.overview)}>{texts.back}</Link>}
    actions={actions}
  />
);

const ActivityLog = ({ customerId }: { readonly customerId: string }) => {
  const [params, setParams] = useSearchParams();
  const address = readActivityLogAddress(params);
  const query = useQuery(activityLogQueries(useHttp(), customerId).page(address));
  const count = query.data?.totalCount ?? 0;
  const go = (next: ActivityLogAddress, isTyping = false) => {
    setParams(writeActivityLogAddress(next), {
      replace: isTyping,
      preventScrollReset: next.page === address.page || next.page === 1,
    });
  };
  return (
    <>
      <Header
        customerId={customerId}
        actions={
          count === 0 ? undefined : <DownloadButton customerId={customerId} address={address} count={count} />
        }
      />
      <div className={styles.log}>
        <ActivityLogFilters
          address={address}
          onSearch={search => {
            go({ ...address, search, page: 1 }, true);
          }}
          onAddressChange={go}
        />
        {query.data ? (
          <ActivityLogList
            data={query.data}
            address={address}
            isBusy={query.isPlaceholderData}
            onAddressChange={go}
          />
        ) : query.error ? (
          <LoadFailure
            error={query.error}
            title={texts.failed}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton shape="rows" count={10} />
        )}
      </div>
    </>
  );
};
