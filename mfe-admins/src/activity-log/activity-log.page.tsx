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
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        back={<Link href={customerHref(customer.id, administratorPaths.overview)}>{texts.back}</Link>}
      />
      {customer.isSuperAdmin ? (
        // The key: nothing drawn for one customer may outlive the change to another.
        <ActivityLog key={customer.id} customerId={customer.id} />
      ) : (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      )}
    </>
  );
};

const ActivityLog = ({ customerId }: { readonly customerId: string }) => {
  const [params, setParams] = useSearchParams();
  const address = readActivityLogAddress(params);
  const query = useQuery(activityLogQueries(useHttp(), customerId).page(address));
  const go = (next: ActivityLogAddress, isTyping = false) => {
    setParams(writeActivityLogAddress(next), {
      replace: isTyping,
      preventScrollReset: next.page === address.page || next.page === 1,
    });
  };
  return (
    <div className={styles.log}>
      <ActivityLogFilters
        address={address}
        onSearch={search => {
          go({ ...address, search, page: 1 }, true);
        }}
        onAddressChange={go}
      />
      {query.data ? (
        <>
          {query.data.totalCount > 0 ? (
            <DownloadButton customerId={customerId} address={address} count={query.data.totalCount} />
          ) : null}
          <ActivityLogList
            data={query.data}
            address={address}
            isBusy={query.isPlaceholderData}
            onAddressChange={go}
          />
        </>
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
  );
};
