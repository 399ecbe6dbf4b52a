/** The landing page's own layout (SHL-018): a band that greets the company, and room for an overview below it. */
import { Fragment, useRef } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { Outlet } from 'shared/router';
import { pageHeadingId } from 'shared/ui/page-header';
import { Typography } from 'shared/ui/typography';
import { usePreloadOnIntent } from '../preload/use-preload-on-intent.ts';
import styles from './landing-layout.module.css';
import { layoutTexts as texts } from './texts.ts';

export const LandingLayout = () => {
  const { customer } = useCurrentCustomer();
  const page = useRef<HTMLElement>(null);
  usePreloadOnIntent(page);
  const lines = customer.formattedAddress.filter(line => line !== '');
  return (
    <main ref={page} id="main-content" className={styles.page} tabIndex={-1}>
      <div className={styles.band}>
        <div className={styles.greeting}>
          <div className={styles.words}>
            <Typography tag="h1" id={pageHeadingId} tabIndex={-1}>
              {texts.welcome(customer.companyName)}
            </Typography>
            <Typography look="lead" tone="muted">
              {texts.welcomeHelp}
            </Typography>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.cvr}</dt>
              <dd>{customer.cvr}</dd>
            </div>
            {lines.length > 0 ? (
              <div>
                <dt>{texts.address}</dt>
                <dd>
                  {lines.map(line => (
                    <span key={line} className={styles.line}>
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
            ) : null}
          </dl>
        </div>
      </div>
      <div className={styles.content}>
        {/* What a page remembers belongs to one customer: another one begins afresh. */}
        <Fragment key={customer.id}>
          <Outlet />
        </Fragment>
      </div>
    </main>
  );
};
