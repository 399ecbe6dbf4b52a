import { accountNames } from 'shared/accounts/account-names';
import { useCurrentCustomer } from 'shared/customers';
import { accountText } from 'shared/format/account-text';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useSession } from 'shared/session';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { Skeleton } from 'shared/ui/skeleton';
import { accessOf, roleAt, type Access } from './access.ts';
import { profileQueries } from '../profile.queries.ts';
import styles from './profile.module.css';
import { roleHelp, roleLabels, texts } from './texts.ts';

const words = texts.access;

const AccountList = ({ accountIds }: { readonly accountIds: readonly string[] }) => {
  const { customer } = useCurrentCustomer();
  // Only numbers until the names are loaded, and when they cannot be.
  const names = useQuery(accountNames(useHttp(), 'mfe-profile', customer.id, accountIds)).data;
  return (
    <>
      {words.selected}
      <ul>
        {accountIds.map(id => (
          <li key={id}>
            <Link href={links.billingAccount.href(customer.id, { billingAccountId: id })}>
              {accountText({ id, name: names?.[id] })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const reachOf = (access: Access) => {
  if (access.reach === 'all') return words.all;
  return access.reach === 'selected' ? <AccountList accountIds={access.accountIds} /> : undefined;
};

/** The user's role at the current customer and, for an administrator, which customer numbers it covers. */
export const AccessCard = () => {
  const { customer } = useCurrentCustomer();
  const { userId, email } = useSession();
  const role = roleAt(customer);
  const own = useQuery({
    ...profileQueries(useHttp()).ownAccess({ customerId: customer.id, userId, email }),
    enabled: role === 'Admin',
  });
  const reach = own.isLoading ? <Skeleton count={1} /> : reachOf(accessOf(role, own.data));
  return (
    <Card title={words.heading}>
      <DescriptionList
        items={[
          { term: words.customer, value: customer.companyName },
          {
            term: words.role,
            value: (
              <>
                {roleLabels[role]}
                <p className={styles.facts}>{roleHelp[role]}</p>
              </>
            ),
          },
          {
            term: words.reach,
            value: own.isError ? (
              <>
                <p className={styles.missing}>{words.failed}</p>
                <Button variant="text" isPending={own.isFetching} onPress={() => void own.refetch()}>
                  {words.retry}
                </Button>
              </>
            ) : (
              reach
            ),
          },
        ]}
      />
    </Card>
  );
};
