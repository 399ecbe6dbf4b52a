import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import type { SubscriptionListItem } from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { SelectionBar, type Selection } from 'shared/list/selection';
import { useNavigate } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Typography } from 'shared/ui/typography';
import { useChosenSubscriptions } from '../bulk-model/chosen-subscriptions.ts';
import { pages } from '../pages.tsx';
import type { OverviewValues } from './overview-params.ts';
import { overviewTexts as texts } from './texts.ts';

interface ChangeChosenProps {
  readonly selection: Selection<SubscriptionListItem>;
  readonly values: OverviewValues;
}

/** The filters as sent, the same as for the list (overview.queries.ts). */
const filterOf = ({ search, types, statuses, accountIds, usage, sortBy, order }: OverviewValues) => ({
  ...(search && { searchQuery: search }),
  ...(types.length > 0 && { types: [...types] }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
  ...(accountIds.length > 0 && { accountIds: [...accountIds] }),
  ...(usage.length > 0 && { usage: [...usage] }),
  orderBy: sortBy,
  sortOrder: order === 'faldende' ? ('Descending' as const) : ('Ascending' as const),
});

/** The selected subscriptions, with a link to change them all at once. */
export const ChangeChosen = ({ selection, values }: ChangeChosenProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { choose } = useChosenSubscriptions();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { chosen, count } = selection;
  const change = () => {
    if (count === 0) {
      toasts.show({ variant: 'WARNING', title: texts.chooseFirst });
      return;
    }
    choose(
      count,
      chosen.kind === 'rows'
        ? { subscriptionIds: chosen.rows.map(({ id }) => id) }
        : { filter: filterOf(values), exceptIds: [...chosen.except] },
    );
    void navigate(pages.bulkChange.href({ customerId }));
  };
  return (
    <SelectionBar selection={selection} offersMatching>
      {count > MAX_BULK_SUBSCRIPTIONS ? (
        <Typography look="small" tone="muted">
          {texts.atMost}
        </Typography>
      ) : null}
      <Button variant="secondary" size="small" onPress={change}>
        {texts.changeChosen}
      </Button>
    </SelectionBar>
  );
};
