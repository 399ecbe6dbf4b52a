import { useCurrentCustomer } from 'shared/customers';
import { shownOf } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { LoadMore } from 'shared/list/load-more';
import { useInfiniteQuery } from 'shared/query';
import { EmptyState } from 'shared/ui/empty-state';
import { LoadFailure } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { TreeList } from 'shared/ui/tree-list';
import { accountQueries } from '../account.queries.ts';
import { AccountRow } from './account-row.tsx';
import { toAccountBranches, type AccountBranch } from './account-branches.ts';
import styles from './accounts.module.css';
import { texts } from './texts.ts';

const nodeOf = ({ rootId, name, root, children }: AccountBranch) => ({
  id: rootId,
  name: root?.formattedAccountName ?? name,
  content: root ? (
    <AccountRow account={root} />
  ) : (
    <p className={styles.hiddenRoot}>{texts.hiddenRoot(name)}</p>
  ),
  children: children.map(account => ({
    id: account.accountId,
    name: account.formattedAccountName,
    content: <AccountRow account={account} />,
  })),
});

/** Every account the user may see, each below its root. */
export const AccountTree = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const tree = useInfiniteQuery(accountQueries(useHttp(), customerId).tree());
  const { data, error, refetch, isFetching } = tree;
  if (!data)
    return error ? (
      <LoadFailure
        error={error}
        title={texts.treeFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton shape="rows" count={8} />
    );

  const accounts = data.pages.flatMap(page => page.items);
  if (accounts.length === 0) return <EmptyState icon="tree">{texts.none}</EmptyState>;
  const total = data.pages[0]?.totalCount ?? accounts.length;
  return (
    <>
      <p className={styles.count} role="status">
        {texts.shown(total)}
      </p>
      <div className={styles.list}>
        <TreeList label={texts.treeLabel} nodes={toAccountBranches(accounts).map(nodeOf)} />
      </div>
      {tree.hasNextPage || data.pages.length > 1 ? (
        <LoadMore query={tree} shown={shownOf(accounts.length, total)} failed={texts.moreFailed} />
      ) : null}
    </>
  );
};
