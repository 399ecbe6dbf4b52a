import type { Customer } from 'shared/contracts/customer';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { profileQueries } from '../profile.queries.ts';
import styles from './profile.module.css';
import { QueryCard } from './query-card.tsx';
import { roleLabels, texts } from './texts.ts';

const words = texts.customers;

const CustomerRow = ({ customer }: { readonly customer: Customer }) => {
  const current = useCurrentCustomer().customer;
  const isCurrent = customer.id === current.id;
  const name = customer.companyName || words.nameMissing(customer.id);
  const address = isCurrent ? current.formattedAddress.filter(Boolean).join(', ') : '';
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
          {address !== '' ? <p className={styles.facts}>{address}</p> : null}
        </div>
        {isCurrent ? <Tag tone="accent">{words.current}</Tag> : null}
      </div>
    </li>
  );
};

/** The user's customers, each with a link (CUST-001). */
export const CustomersCard = () => {
  const query = useQuery(profileQueries(useHttp()).customers());
  return (
    <QueryCard
      title={words.heading}
      failed={words.failed}
      query={query}
      skeleton={<Skeleton shape="rows" count={3} />}
    >
      {customers => (
        <ul className={styles.customers}>
          {customers.map(customer => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
    </QueryCard>
  );
};
