import type { AuditEntry } from 'shared/contracts/audit-log';
import type { Paging } from 'shared/contracts/paging';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { Pagination } from 'shared/ui/pagination';
import { accountNames } from '../account-names.queries.ts';
import { isNarrowed, wholeLog, type ActivityLogAddress } from './activity-log-address.ts';
import { ActivityLogTable } from './activity-log-table.tsx';
import { accountIdsIn } from './describe-state.ts';
import { activityLogTexts as texts } from './texts.ts';

interface ActivityLogListProps {
  readonly data: Paging & { readonly entries: readonly AuditEntry[] };
  readonly address: ActivityLogAddress;
  readonly isBusy: boolean;
  readonly onAddressChange: (address: ActivityLogAddress) => void;
}

/** A page of the log, or why there is nothing on it. */
export const ActivityLogList = (props: ActivityLogListProps) => {
  const { data, address, isBusy, onAddressChange } = props;
  const { id: customerId } = useCurrentCustomer().customer;
  // Names are a help: where they cannot be had, the numbers say the same.
  const names = useQuery(accountNames(useHttp(), customerId, accountIdsIn(data.entries)));

  if (data.entries.length === 0) {
    const isBeyond = data.totalCount > 0;
    const isFiltered = isNarrowed(address);
    return (
      <EmptyState
        icon="clock"
        action={
          isBeyond || isFiltered ? (
            <Button
              variant="secondary"
              onPress={() => {
                onAddressChange(isBeyond ? { ...address, page: 1 } : wholeLog);
              }}
            >
              {isBeyond ? texts.firstPage : texts.clearFilters}
            </Button>
          ) : undefined
        }
      >
        {isBeyond ? texts.noSuchPage : isFiltered ? texts.noHits : texts.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <ActivityLogTable entries={data.entries} names={names.data ?? {}} isBusy={isBusy} />
      <Pagination
        page={data.pageNumber}
        pageSize={data.pageSize}
        total={data.totalCount}
        onPageChange={page => {
          onAddressChange({ ...address, page });
        }}
      />
    </>
  );
};
