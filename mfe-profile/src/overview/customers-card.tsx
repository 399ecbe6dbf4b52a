import type { Customer } from 'shared/contracts/customer';
import { useCurrentCustomer } from 'shared/customers';

import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { LoadFailure } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { profileQueries } from './profile.queries.ts';
import styles from './profile.module.css';
import { roleLabels, texts } from './texts.ts';

const words = texts.customers;

const CustomerRow = ({
  customer,
  isCurrent,
}: {
  readonly customer: Customer;
  readonly isCurrent: boolean;
}) => {
  const name = customer.companyName || words.nameMissing(customer.id);
  return (
    <li>
      <div className={styles.customer}>
        <div>
          {isCurrent ? (
            <strong>{name}</strong>
          ) : (
            <Link href={customerHref(customer.id, areaPaths.profile)}>{name}</Link>
          )}
          <p className={styles.facts}>{words.facts(customer.cvr || '-', roleLabels[customer.role])}</p>
        </div>
        {isCurrent ? <Tag tone="accent">{words.current}</Tag> : null}
      </div>
    </li>
  );
};

/** The customers the person belongs to, and the way to each (CUST-001). */
export const CustomersCard = () => {
  const current = useCurrentCustomer().customer;
  const { data, error, refetch, isFetching } = useQuery(profileQueries(useHttp()).customers());
  if (error && !data)
    return (
      <LoadFailure
        title={words.failed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Card title={words.heading}>
      {data ? (
        <ul className={styles.customers}>
          {data.map(customer => (
            <CustomerRow key={customer.id} customer={customer} isCurrent={customer.id === current.id} />
          ))}
        </ul>
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
    </Card>
  );
};
