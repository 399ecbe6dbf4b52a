import { useState } from 'react';
import { searchTermOf } from 'shared/accounts/account-search';
import type { NewSubscriptionCategory } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import { mayCreateAccounts } from 'shared/customers/may-create-accounts';
import type { FormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { Link } from 'shared/ui/link';
import { AccountFields as AccountSearch } from '../subscription-model/account-fields.tsx';
import { createQueries } from './create.queries.ts';
import type { AccountValues } from './draft.ts';
import { accountTexts as texts } from './texts.ts';

interface Props {
  readonly form: FormState<AccountValues, unknown>;
  readonly category: NewSubscriptionCategory;
}

/** Creates an account and returns to this step with the draft. */
const createPath = (step: string) =>
  `faktureringskonti/opret-faktureringskonti?retur=opret-abonnement&trin=${encodeURIComponent(step)}`;

/** Selects the billing account, from the first suitable ones or search hits. */
export const AccountFields = ({ form, category }: Props) => {
  const current = useCurrentCustomer();
  const { customer } = current;
  const [params] = useSearchParams();
  // Searches for an account that was just created.
  const [typed, setTyped] = useState(() => params.get('kundenummer') ?? '');
  const query = useQuery({
    ...createQueries(useHttp(), customer.id).accounts(category, searchTermOf(typed)),
    placeholderData: keepPreviousOf(customer.id),
  });
  return (
    <>
      <AccountSearch
        field={form.field('accountId')}
        chosen={form.values}
        onChoose={({ accountId, formattedAccountName: accountName, productGroup }) => {
          form.change({ accountId, accountName, productGroup });
        }}
        query={query}
        search={typed}
        onSearch={setTyped}
        texts={texts}
      />
      {mayCreateAccounts(current) ? (
        <p>
          <Link href={customerHref(customer.id, createPath(params.get('trin') ?? '1'))}>{texts.create}</Link>
        </p>
      ) : null}
    </>
  );
};
