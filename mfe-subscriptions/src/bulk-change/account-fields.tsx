import { useState } from 'react';
import { readAccounts, searchDelayOf, searchTermOf } from 'shared/accounts/account-search';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { EmptyState } from 'shared/ui/empty-state';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { ChangeDate } from './change-date.tsx';
import type { AccountValues } from './draft.ts';
import { bulkChangeTexts as texts } from './texts.ts';

interface AccountFieldsProps {
  readonly form: FormState<AccountValues, unknown>;
  readonly today: string;
}

/** Which billing account is to pay: one of the first, or of those that a search finds. */
export const AccountFields = ({ form, today }: AccountFieldsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const http = useHttp();
  const [typed, setTyped] = useState('');
  const searchQuery = searchTermOf(typed);
  const query = useQuery({
    queryKey: ['mfe-subscriptions', customerId, 'accounts', 'all', searchQuery ?? ''] as const,
    queryFn: ({ signal }) =>
      readAccounts(
        http,
        customerId,
        { pageSize: 10, offset: 0, ...(searchQuery !== undefined && { searchQuery }) },
        signal,
      ),
    placeholderData: keepPreviousOf(customerId),
  });
  const { accountId, accountName } = form.values;
  return (
    <>
      <LiveSearchField
        label={texts.accountSearch}
        help={texts.accountSearchHelp}
        search={typed}
        onSearch={setTyped}
        pauseMs={searchDelayOf(process.env['NODE_ENV'])}
      />
      <QueryView query={query} title={texts.accountFailed}>
        {({ items }) => {
          const found = items.map(each => ({ value: each.accountId, label: each.formattedAccountName }));
          const isThere = accountId === '' || found.some(({ value }) => value === accountId);
          const options = isThere ? found : [{ value: accountId, label: accountName }, ...found];
          if (options.length === 0) return <EmptyState>{texts.accountNone}</EmptyState>;
          return (
            <RadioGroup
              {...form.field('accountId')}
              label={texts.account}
              options={options}
              onChange={chosen => {
                const account = items.find(each => each.accountId === chosen);
                form.change({
                  accountId: chosen,
                  accountName: account?.formattedAccountName ?? accountName,
                });
              }}
            />
          );
        }}
      </QueryView>
      <ChangeDate form={form} today={today} />
    </>
  );
};
