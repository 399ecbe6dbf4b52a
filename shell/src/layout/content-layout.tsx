/** The column that pages of the default layout stand in. */
import { Fragment } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { Outlet } from 'shared/router';
import styles from './content-layout.module.css';

export const ContentLayout = () => {
  const { customer } = useCurrentCustomer();
  return (
    <main id="main-content" className={styles.content} tabIndex={-1}>
      {/* What a page remembers belongs to one customer: another one begins afresh. */}
      <Fragment key={customer.id}>
        <Outlet />
      </Fragment>
    </main>
  );
};
