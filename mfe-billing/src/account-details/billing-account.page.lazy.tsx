import type { ComponentType } from 'react';
import type { AccountDetails, AccountView } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useListAsLeft } from 'shared/list/kept-list';
import { OpenAmounts } from 'shared/open-amounts';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryView } from 'shared/ui/query-view';
import { Tag } from 'shared/ui/tag';
import { accountQueries } from '../account.queries.ts';
import details from '../details.module.css';
import { MissingAccount } from '../missing-account.tsx';
import { pages } from '../pages.tsx';
import { AccountFacts } from './account-facts.tsx';
import { texts } from './texts.ts';

const Account = ({ account }: { readonly account: AccountDetails & AccountView }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <div className={details.page}>
      {account.open.total.count === 0 ? (
        <p>{texts.nothingOpen}</p>
      ) : (
        <OpenAmounts customerId={customerId} open={account.open} accountIds={[account.accountId]} />
      )}
      <AccountFacts account={account} />
    </div>
  );
};

/** One billing account: its balance and invoicing, with links to its invoices and subscriptions (NAV-042). */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const { id: customerId } = customer;
  const mayEdit = customer.isAdmin || customer.isSuperAdmin;
  const { billingAccountId = '' } = useParams();
  const query = useQuery(accountQueries(useHttp(), customerId).details(billingAccountId));
  const { data } = query;
  usePageTitle(data?.formattedAccountName);
  const allAccounts = useListAsLeft(customerHref(customerId, areaPaths.billingAccounts));
  return (
    <>
      <PageHeader
        title={data?.accountName ?? texts.title}
        help={texts.help(billingAccountId)}
        tag={data?.closedOn ? <Tag>{texts.closed}</Tag> : undefined}
        backTo={{ href: allAccounts, label: texts.back }}
        actions={
          data && (
            <>
              <LinkButton
                variant="secondary"
                icon="invoice"
                href={links.invoices.href(customerId, { accountIds: [billingAccountId] })}
              >
                {texts.seeInvoices}
              </LinkButton>
              <LinkButton
                variant="secondary"
                icon="phone"
                href={links.subscriptions.href(customerId, { accountIds: [billingAccountId] })}
              >
                {texts.seeSubscriptions}
              </LinkButton>
              {mayEdit && !data.closedOn ? (
                <LinkButton
                  variant="secondary"
                  icon="bell"
                  href={pages.accountAlerts.href({ customerId, billingAccountId })}
                >
                  {texts.alerts}
                </LinkButton>
              ) : null}
              {mayEdit ? (
                <LinkButton
                  variant="secondary"
                  icon="edit"
                  href={pages.editAccount.href({ customerId, billingAccountId })}
                >
                  {texts.edit}
                </LinkButton>
              ) : null}
              {customer.isSuperAdmin ? (
                <LinkButton
                  variant="secondary"
                  icon="clock"
                  href={pages.accountLog.href({ customerId, billingAccountId })}
                >
                  {pages.accountLog.title}
                </LinkButton>
              ) : null}
            </>
          )
        }
      />
      <QueryView
        query={query}
        title={texts.failed}
        nextStep={<MissingAccount accountId={billingAccountId} />}
      >
        {account => <Account account={account} />}
      </QueryView>
    </>
  );
};
