import { startTransition, useState, type ComponentType } from 'react';
import { SUBSCRIPTION_FILE_ROWS } from 'shared/contracts/subscription-list';
import type { SubscriptionView } from 'shared/contracts/subscription-view';
import { useCurrentCustomer } from 'shared/customers';
import { DownloadButton } from 'shared/download';
import { subscriptionColumnLabels } from 'shared/format/subscription-labels';
import { useHttp } from 'shared/http';
import type { List } from 'shared/list';
import { known } from 'shared/list/params';
import { useMutation } from 'shared/query';
import { Button } from 'shared/ui/button';
import { FilterMenu } from 'shared/ui/filter-menu';
import { HelperText } from 'shared/ui/helper-text';
import { Icon } from 'shared/ui/icon';
import { Cluster } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { pages } from '../pages.tsx';
import {
  chosenColumns,
  overviewParams,
  showsView,
  type ListColumns,
  type OverviewValues,
} from './overview-params.ts';
import { overviewQueries } from './overview.queries.ts';
import { overviewTexts as texts } from './texts.ts';
import type { ViewDrawerProps } from './view-drawer.lazy.tsx';

interface KeptViewsProps {
  readonly views: readonly SubscriptionView[];
  readonly values: OverviewValues;
}

/** The user's saved views, one click each. */
const SavedViews = ({ views, values }: KeptViewsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  if (views.length === 0) return null;
  return (
    <nav aria-label={texts.views.title}>
      <Cluster gap={4}>
        {views.map(({ id, name, query }) => {
          const isShown = showsView(values, query);
          return (
            <Link
              key={id}
              href={`${pages.overview.href({ customerId })}?${query}`}
              variant="standalone"
              {...(isShown && { 'aria-current': 'page' })}
            >
              {isShown ? <Icon name="check" size="xs" /> : null}
              {name}
            </Link>
          );
        })}
      </Cluster>
    </nav>
  );
};

interface ListToolsProps {
  readonly list: List<OverviewValues>;
  readonly views: readonly SubscriptionView[];
  readonly columns: ListColumns;
  /** Number of matching rows. */
  readonly count: number;
}

/** Tools of the list: saved views, columns, download. */
export const ListTools = ({ list, views, columns, count }: ListToolsProps) => {
  const http = useHttp();
  const { id: customerId } = useCurrentCustomer().customer;
  const [Drawer, setDrawer] = useState<ComponentType<ViewDrawerProps>>();
  // The shell reports a failure to load the code, and the next click tries again.
  const opening = useMutation({
    mutationFn: () => import('./view-drawer.lazy.tsx'),
    onSuccess: ({ ViewDrawer }) => {
      startTransition(() => {
        setDrawer(() => ViewDrawer);
      });
    },
  });
  const choose = (chosen: readonly string[]): void => {
    // Columns not offered now keep their setting.
    const kept = list.values.columns.filter(column => !columns.offered.includes(column));
    const next =
      chosen.length === 0 ? overviewParams.initial.columns : known(chosenColumns, [...chosen, ...kept]);
    list.change({ columns: next }, 'replace');
  };
  return (
    <Cluster gap={3}>
      <FilterMenu
        label={texts.columnMenu}
        isCounted
        options={columns.offered.map(value => ({ value, label: subscriptionColumnLabels[value] }))}
        value={columns.shown}
        onChange={choose}
      />
      <Button
        variant="secondary-alternative"
        icon="settings"
        isPending={opening.isPending}
        onPress={() => {
          opening.mutate();
        }}
      >
        {texts.views.open}
      </Button>
      <DownloadButton
        fetch={() => overviewQueries(http).file({ customerId, ...list.values }, ['Name', ...columns.shown])}
        defaultName={texts.csvName}
      >
        {texts.csv}
      </DownloadButton>
      {count > SUBSCRIPTION_FILE_ROWS ? <HelperText>{texts.cut(SUBSCRIPTION_FILE_ROWS)}</HelperText> : null}
      <SavedViews views={views} values={list.values} />
      {Drawer && (
        <Drawer
          values={list.values}
          onClose={() => {
            setDrawer(undefined);
          }}
        />
      )}
    </Cluster>
  );
};
