/** The landing page's own layout (SHL-018): a greeting line for the company, and the page below it. */
import { Fragment, useRef } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { Outlet } from 'shared/router';
import { pageHeadingId } from 'shared/ui/page-header';
import { Typography } from 'shared/ui/typography';
import { usePreloadOnIntent } from '../menu/use-preload-on-intent.ts';
import styles from './landing-layout.module.css';
import { layoutTexts as texts } from './texts.ts';

export const LandingLayout = () => {
  const { customer, accessType } = useCurrentCustomer();
  const page = useRef<HTMLElement>(null);
  usePreloadOnIntent(page);
  return (
    <main ref={page} id="main-content" className={styles.page} tabIndex={-1}>
      <div className={styles.greeting}>
        <Typography tag="h1" id={pageHeadingId} tabIndex={-1}>
          {texts.welcome(customer.companyName)}
        </Typography>
        <Typography look="small" tone="muted">
          {texts.cvr(customer.cvr)}
        </Typography>
        {accessType === 'Limited' ? (
          <Typography look="small" tone="muted">
            {texts.limited}
          </Typography>
        ) : null}
      </div>
      <div className={styles.content}>
        {/* A page's state belongs to one customer: it is reset when the customer changes. */}
        <Fragment key={customer.id}>
          <Outlet />
        </Fragment>
      </div>
    </main>
  );
};
