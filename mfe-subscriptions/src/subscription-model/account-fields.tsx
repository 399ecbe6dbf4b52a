import { searchDelayOf } from 'shared/accounts/account-search';
import type { AccountView } from 'shared/contracts/account';
import type { FieldProps } from 'shared/form';
import { EmptyState } from 'shared/ui/empty-state';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { QueryView, type QueryViewProps } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';

interface AccountFieldsProps {
  readonly field: FieldProps<string>;
  /** Stays visible during another search. */
  readonly chosen: { readonly accountId: string; readonly accountName: string };
  readonly onChoose: (account: AccountView) => void;
  /** The first accounts, or search hits. */
  readonly query: QueryViewProps<{ readonly items: readonly AccountView[] }>['query'];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly texts: Readonly<
    Record<'search' | 'searchHelp' | 'failed' | 'none' | 'choose' | 'isClosed', string>
  >;
}

/** Selects a billing account, from the first ones or search hits. */
export const AccountFields = (props: AccountFieldsProps) => {
  const { field, chosen, onChoose, query, search, onSearch, texts } = props;
  const { accountId, accountName } = chosen;
  return (
    <>
      <LiveSearchField
        label={texts.search}
        help={texts.searchHelp}
        search={search}
        onSearch={onSearch}
        pauseMs={searchDelayOf(process.env['NODE_ENV'])}
      />
      <QueryView query={query} title={texts.failed}>
        {({ items }) => {
          const found = items.map(each => ({
            value: each.accountId,
            label: each.formattedAccountName,
            disabledReason: each.closedOn ? texts.isClosed : undefined,
          }));
          const isThere = accountId === '' || found.some(({ value }) => value === accountId);
          const options = isThere ? found : [{ value: accountId, label: accountName }, ...found];
          if (options.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <RadioGroup
              {...field}
              label={texts.choose}
              options={options}
              onChange={id => {
                const account = items.find(each => each.accountId === id);
                if (account !== undefined) onChoose(account);
              }}
            />
          );
        }}
      </QueryView>
    </>
  );
};
