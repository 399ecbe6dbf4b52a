import type { ComponentType } from 'react';
import { searchDelayOf, searchTermOf } from 'shared/accounts/account-search';
import { useCurrentCustomer } from 'shared/customers';
import { mayCreateAccounts } from 'shared/customers/may-create-accounts';
import { useKeptQuery } from 'shared/list/kept-list';
import { useSearchParams } from 'shared/router';
import { LinkButton } from 'shared/ui/link-button';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { PageHeader } from 'shared/ui/page-header';
import { pages } from '../pages.tsx';
import { AccountHits } from './account-hits.tsx';
import { AccountTree } from './account-tree.tsx';
import styles from './accounts.module.css';
import { texts } from './texts.ts';

const searchName = 'soeg';
const delay = searchDelayOf(process.env['NODE_ENV']);

/** The customer's billing accounts as a tree, or as search hits (NAV-040). */
export const Page: ComponentType = () => {
  const current = useCurrentCustomer();
  const [params, setParams] = useSearchParams();
  useKeptQuery();
  const search = (params.get(searchName) ?? '').slice(0, 200);
  const term = searchTermOf(search);
  const setSearch = (typed: string) => {
    setParams(typed === '' ? {} : { [searchName]: typed }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        actions={
          mayCreateAccounts(current) ? (
            <LinkButton icon="plus" href={pages.createAccount.href({ customerId: current.customer.id })}>
              {texts.create}
            </LinkButton>
          ) : undefined
        }
      />
      <div className={styles.page}>
        <div className={styles.search}>
          <LiveSearchField
            label={texts.searchLabel}
            help={texts.searchHelp}
            search={search}
            onSearch={setSearch}
            pauseMs={delay}
          />
        </div>
        {term === undefined ? (
          <AccountTree />
        ) : (
          <AccountHits
            term={term}
            onClear={() => {
              setSearch('');
            }}
          />
        )}
      </div>
    </>
  );
};
