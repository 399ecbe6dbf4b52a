import { useToggle } from 'shared/toggles';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { Typography } from 'shared/ui/typography';
import { ListPaging } from '../list-frame.tsx';
import { listTexts } from '../list-texts.ts';
import { isNarrowed, noFilters, type OverviewAddress } from './overview-address.ts';
import type { SubscriptionPageData } from './overview.queries.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { overviewTexts as texts } from './texts.ts';

interface SubscriptionListProps {
  readonly data: SubscriptionPageData;
  readonly address: OverviewAddress;
  readonly isBusy: boolean;
  readonly onAddressChange: (address: OverviewAddress) => void;
}

/** A page of the list, or why there is nothing on it. */
export const SubscriptionList = ({ data, address, isBusy, onAddressChange }: SubscriptionListProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  const { subscriptions, totalCount } = data;

  if (subscriptions.length === 0 && totalCount > 0) {
    return (
      <EmptyState
        action={<Way text={listTexts.firstPage} to={{ ...address, page: 1 }} go={onAddressChange} />}
      >
        {listTexts.noSuchPage}
      </EmptyState>
    );
  }
  if (subscriptions.length === 0 && isNarrowed(address)) {
    const all = { ...address, search: '', filters: noFilters, page: 1 };
    return (
      <EmptyState action={<Way text={listTexts.clearFilters} to={all} go={onAddressChange} />}>
        {texts.noHits}
      </EmptyState>
    );
  }
  if (subscriptions.length === 0) return <EmptyState icon="sim">{texts.none}</EmptyState>;

  return (
    <>
      <SubscriptionTable
        items={subscriptions}
        sort={address.sort}
        onSortChange={sort => {
          onAddressChange({ ...address, sort, page: 1 });
        }}
        showsPrices={showsPrices}
        isBusy={isBusy}
      />
      {showsPrices ? (
        <Typography look="small" tone="muted">
          {texts.priceNote}
        </Typography>
      ) : null}
      <ListPaging paging={data} address={address} onAddressChange={onAddressChange} />
    </>
  );
};

interface WayProps {
  readonly text: string;
  readonly to: OverviewAddress;
  readonly go: (address: OverviewAddress) => void;
}

const Way = ({ text, to, go }: WayProps) => (
  <Button
    variant="secondary"
    onPress={() => {
      go(to);
    }}
  >
    {text}
  </Button>
);
