import { accountSearch } from 'shared/accounts/account-search';
import type { AccountView } from 'shared/contracts/account';
import type { AccountMove } from 'shared/contracts/account-move';
import { formatMediumDate } from 'shared/format/date';
import { accountAddressLines } from 'shared/format/account-address';
import { accountsFound, shownOf } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { LoadMore } from 'shared/list/load-more';
import { keepPreviousOf, useInfiniteQuery } from 'shared/query';
import { ChoiceCards } from 'shared/ui/choice-cards';
import { EmptyState } from 'shared/ui/empty-state';
import { Stack } from 'shared/ui/layout';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { HelperText } from 'shared/ui/helper-text';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { dayOn, firstDayOn } from '../subscription-model/first-day-on.ts';
import { whyNot, type MoveValues } from './change-account-schema.ts';
import { changeAccountTexts as texts } from './texts.ts';

type Fields = FieldsProps<MoveValues, AccountMove, undefined>;

interface AccountChoiceProps extends Pick<Fields, 'form' | 'of' | 'ids' | 'today'> {
  /** Trimmed and long enough to search for; undefined if not: the accounts with the most subscriptions are shown. */
  readonly term: string | undefined;
}

/**
 * Search hits or the most used accounts, and the selected one; an account that cannot pay for the subscription shows
 * why (ACC-024).
 */
export const AccountChoice = ({ form, of, ids, today, term }: AccountChoiceProps) => {
  const { customerId } = ids;
  const hits = useInfiniteQuery({
    ...accountSearch(useHttp(), { remoteId: 'mfe-subscriptions', customerId, term }),
    placeholderData: keepPreviousOf(customerId),
  });
  const { target } = form.values;
  const { error } = form.at('target');
  const found = hits.data?.pages.flatMap(page => page.items) ?? [];
  const total = hits.data?.pages[0]?.totalCount ?? found.length;
  // A search hit that cannot pay is shown with the reason; without a search such accounts are left out.
  const offered = term === undefined ? found.filter(account => whyNot(account, of) === undefined) : found;
  const shown = [
    ...(target && !offered.some(({ accountId }) => accountId === target.accountId) ? [target] : []),
    ...offered,
  ];
  return (
    <Stack gap={3}>
      {hits.data && (term !== undefined || offered.length > 0) ? (
        <p role="status">{term === undefined ? texts.suggestions : accountsFound(total)}</p>
      ) : null}
      {shown.length > 0 ? (
        <ChoiceCards
          label={texts.target}
          error={error}
          value={target?.accountId}
          options={shown.map(account => cardOf(account, of, today))}
          onChange={id => {
            const chosen = shown.find(({ accountId }) => accountId === id);
            const { date } = form.values;
            form.change({ target: chosen, date: chosen ? dayOn(chosen, date, today) : date });
          }}
        />
      ) : error === undefined ? null : (
        <HelperText variant="error">{error}</HelperText>
      )}
      {hits.data === undefined && hits.error === null ? <Skeleton shape="rows" count={4} /> : null}
      {hits.data === undefined ? <QueryFailure query={hits} title={texts.searchFailed} /> : null}
      {hits.data && term !== undefined && found.length === 0 ? (
        <EmptyState>{texts.noResults}</EmptyState>
      ) : null}
      {hits.hasNextPage || (hits.data?.pages.length ?? 0) > 1 ? (
        <LoadMore
          query={hits}
          shown={term === undefined ? texts.suggested(offered.length) : shownOf(found.length, total)}
          failed={texts.searchFailed}
        />
      ) : null}
    </Stack>
  );
};

const newnessOf = (account: AccountView, today: string): string[] => {
  const first = firstDayOn(account, today);
  return first === today ? [] : [texts.paysFrom(formatMediumDate(first))];
};

const cardOf = (account: AccountView, of: Fields['of'], today: string) => ({
  value: account.accountId,
  title: account.formattedAccountName,
  facts: [...accountAddressLines(account.address), ...newnessOf(account, today)],
  disabledReason: whyNot(account, of),
  tag: account.accountId === of.accountId ? texts.current : undefined,
});
