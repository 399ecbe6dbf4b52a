/** The column for pages with the default layout. */
import { Fragment } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { Outlet } from 'shared/router';
import styles from './content-layout.module.css';

export const ContentLayout = () => {
  const { customer } = useCurrentCustomer();
  return (
    <main id="main-content" className={styles.content} tabIndex={-1}>
      {/* A page's state belongs to one customer: it is reset when the customer changes. */}
      <Fragment key={customer.id}>
        <Outlet />
      </Fragment>
    </main>
  );
};
