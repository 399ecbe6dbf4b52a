import { useState } from 'react';
import { searchDelayOf, searchTermOf } from 'shared/accounts/account-search';
import type { NewSubscriptionCategory } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { EmptyState } from 'shared/ui/empty-state';
import { Link } from 'shared/ui/link';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { createQueries } from './create.queries.ts';
import type { AccountValues } from './draft.ts';
import { accountTexts as texts } from './texts.ts';

interface Props {
  readonly form: FormState<AccountValues, unknown>;
  readonly category: NewSubscriptionCategory;
}

/** Leads back to this step, where what was entered waits. */
const createPath = (step: string) =>
  `faktureringskonti/opret-faktureringskonti?retur=opret-abonnement&trin=${encodeURIComponent(step)}`;

/** The billing account: the first that fit, or those that a search finds. */
export const AccountFields = ({ form, category }: Props) => {
  const { customer, capabilities } = useCurrentCustomer();
  const [params] = useSearchParams();
  // Who has just created an account finds it here.
  const [typed, setTyped] = useState(() => params.get('kundenummer') ?? '');
  const query = useQuery({
    ...createQueries(useHttp(), customer.id).accounts(category, searchTermOf(typed)),
    placeholderData: keepPreviousOf(customer.id),
  });
  const { accountId, accountName, productGroup } = form.values;
  return (
    <>
      <LiveSearchField
        label={texts.search}
        help={texts.searchHelp}
        search={typed}
        onSearch={setTyped}
        pauseMs={searchDelayOf(process.env['NODE_ENV'])}
      />
      <QueryView query={query} title={texts.failed}>
        {({ items }) => {
          const found = items.map(each => ({ value: each.accountId, label: each.formattedAccountName }));
          const isThere = accountId === '' || found.some(({ value }) => value === accountId);
          const options = isThere ? found : [{ value: accountId, label: accountName }, ...found];
          if (options.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <RadioGroup
              {...form.field('accountId')}
              label={texts.choose}
              options={options}
              onChange={chosen => {
                const account = items.find(each => each.accountId === chosen);
                form.change({
                  accountId: chosen,
                  accountName: account?.formattedAccountName ?? accountName,
                  productGroup: account?.productGroup ?? productGroup,
                });
              }}
            />
          );
        }}
      </QueryView>
      {capabilities.canCreateBillingAccounts ? (
        <p>
          <Link href={customerHref(customer.id, createPath(params.get('trin') ?? '1'))}>{texts.create}</Link>
        </p>
      ) : null}
    </>
  );
};
