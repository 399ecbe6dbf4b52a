import type { ComponentType } from 'react';
import { SPEND_MONTHS } from 'shared/contracts/spend';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useList } from 'shared/list';
import { useListAsLeft } from 'shared/list/kept-list';
import { keepPreviousOf, useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { EmptyState } from 'shared/ui/empty-state';
import { Cluster, Stack } from 'shared/ui/layout';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { Select } from 'shared/ui/select';
import { AccountFilter } from '../account-filter.tsx';
import { SpendGroups } from './spend-groups.tsx';
import { SpendMonths } from './spend-months.tsx';
import { SpendNumbers } from './spend-numbers.tsx';
import { spendParams } from './spend-params.ts';
import { spendQueries } from './spend.queries.ts';
import { texts } from './texts.ts';

/** What the customer has been billed over one or two years, for what, and for which numbers. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const list = useList(spendParams);
  const query = useQuery({
    ...spendQueries(useHttp(), customerId).spend(list.values),
    placeholderData: keepPreviousOf(customerId),
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        backTo={{ href: useListAsLeft(links.invoices.href(customerId)), label: texts.back }}
      />
      <Stack gap={6}>
        <Cluster align="end">
          <Select
            label={texts.period}
            value={list.values.months}
            options={SPEND_MONTHS.map(value => ({ value, label: texts.periods[value] }))}
            onChange={({ target }) => {
              const months = SPEND_MONTHS.find(value => value === target.value);
              if (months !== undefined) list.change({ months });
            }}
          />
          <AccountFilter
            chosen={list.values.accountIds}
            onChange={accountIds => {
              list.change({ accountIds });
            }}
          />
        </Cluster>
        <QueryView query={query} title={texts.failed}>
          {spend =>
            spend.groups.length === 0 ? (
              <EmptyState icon="invoice">{texts.none}</EmptyState>
            ) : (
              <>
                <SpendMonths spend={spend} />
                <SpendGroups list={list} spend={spend} isBusy={query.isPlaceholderData} />
              </>
            )
          }
        </QueryView>
        <SpendNumbers values={list.values} />
      </Stack>
    </>
  );
};
