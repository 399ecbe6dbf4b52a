import type { ComponentType } from 'react';
import type { AccountDetails } from 'shared/contracts/account';
import type { Subscription } from 'shared/contracts/subscription';
import { accountAddressLines } from 'shared/format/account-address';
import { accountText } from 'shared/format/account-text';
import { billCycleLabels, invoiceFormatLabels } from 'shared/format/account-labels';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import { actionInfo } from '../subscription-page-model/info-box-text.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage } from '../subscription-page-model/subscription-page.tsx';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { accountQueries } from './account.queries.ts';
import { accountTexts as texts } from './texts.ts';

/** The billing account that pays for a subscription (NAV-029, ACC-033). */
export const Page: ComponentType = () => (
  <SubscriptionPage page={pages.account}>{(of, ids) => <Account of={of} ids={ids} />}</SubscriptionPage>
);

interface AccountProps {
  readonly of: Subscription;
  readonly ids: SubscriptionIds;
}

const Account = ({ of, ids }: AccountProps) => {
  const query = useQuery(accountQueries(useHttp()).of(ids, of));
  return (
    <QueryView query={query} title={texts.failed}>
      {({ account }) => (
        <Card>
          <Stack>
            <DescriptionList items={factsOf(account)} />
            <WaysOn accountId={account.accountId} ids={ids} />
          </Stack>
        </Card>
      )}
    </QueryView>
  );
};

const factsOf = (account: AccountDetails) => [
  { term: texts.name, value: account.accountName },
  { term: texts.number, value: account.accountId },
  {
    term: texts.root,
    value: account.rootAccountId
      ? accountText({ id: account.rootAccountId, name: account.rootAccountName })
      : undefined,
  },
  { term: texts.address, value: accountAddressLines(account.address).join(', ') },
  { term: texts.format, value: invoiceFormatLabels[account.invoiceSettings.invoiceFormat] },
  { term: texts.cycle, value: billCycleLabels[account.billCycleFrequency] },
];

/** Links to the account, its invoices, and to change the account if that is allowed; otherwise the reason. */
const WaysOn = ({ accountId, ids }: { readonly accountId: string; readonly ids: SubscriptionIds }) => {
  const { allowed, reason } = useAllowedAction(ids, 'BillingAccount');
  const { title, text } = actionInfo('BillingAccount', reason ?? 'Unknown');
  return (
    <>
      <Cluster>
        {allowed === true ? (
          <LinkButton href={pages.changeAccount.href(ids)}>{texts.change}</LinkButton>
        ) : null}
        <LinkButton
          variant="secondary"
          href={links.billingAccount.href(ids.customerId, { billingAccountId: accountId })}
        >
          {texts.toAccount}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={links.invoices.href(ids.customerId, { accountIds: [accountId] })}
        >
          {texts.toInvoices}
        </LinkButton>
      </Cluster>
      {allowed === false ? <Typography tone="muted">{`${title ?? ''}. ${text}`}</Typography> : null}
    </>
  );
};
