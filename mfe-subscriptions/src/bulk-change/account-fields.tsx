import { useState } from 'react';
import { readAccounts, searchTermOf } from 'shared/accounts/account-search';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import { AccountFields as AccountSearch } from '../subscription-model/account-fields.tsx';
import { dayOn } from '../subscription-model/first-day-on.ts';
import type { AccountValues } from './draft.ts';
import { accountTexts } from './texts.ts';

interface AccountFieldsProps {
  readonly form: FormState<AccountValues, unknown>;
  readonly today: string;
}

/** Selects the billing account that will pay, from the first accounts or search hits. */
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
  return (
    <>
      <AccountSearch
        field={form.field('accountId')}
        chosen={form.values}
        onChoose={account => {
          const { accountId, formattedAccountName: accountName } = account;
          form.change({ accountId, accountName, date: dayOn(account, form.values.date, today) });
        }}
        query={query}
        search={typed}
        onSearch={setTyped}
        texts={accountTexts}
      />
      <ChangeDate form={form} today={today} />
    </>
  );
};
