import type { AccountDetails, AccountView } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatCount } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import { accountQueries } from '../account.queries.ts';
import { accountAddressLines } from 'shared/format/account-address';
import { billCycleLabels, invoiceFormatLabels, ownerControlLabels } from 'shared/format/account-labels';
import { productGroupLabels } from '../billing-labels.ts';
import styles from './billing-account.module.css';
import details from '../details.module.css';
import { texts } from './texts.ts';

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map(line => (
      <span className={styles.line} key={line}>
        {line}
      </span>
    ))}
  </>
);

interface RootAccountProps {
  readonly rootAccountId: string;
  readonly name: string | undefined;
}

/** The root's name, which leads to its page where the person may see it. */
const RootAccount = ({ rootAccountId, name }: RootAccountProps) => {
  const { id } = useCurrentCustomer().customer;
  const { data } = useQuery(accountQueries(useHttp(), id).visibleRoot(rootAccountId));
  return data ? (
    <Link href={links.billingAccount.href(id, { billingAccountId: rootAccountId })}>{name}</Link>
  ) : (
    name
  );
};

/** Everything the account is described with, in three cards. */
export const AccountFacts = ({ account }: { readonly account: AccountDetails & AccountView }) => {
  const { facts, invoicing, ownerControl } = texts;
  const { customer } = useCurrentCustomer();
  const mayEdit = customer.isAdmin || customer.isSuperAdmin;
  const { invoiceSettings, billCycleStartDate, counts } = account;
  const address = accountAddressLines(account.address);
  return (
    <div className={details.columns}>
      <div className={styles.column}>
        <Card title={facts.heading}>
          <DescriptionList
            items={[
              {
                term: facts.root,
                value: account.rootAccountId ? (
                  <RootAccount rootAccountId={account.rootAccountId} name={account.parentAccountName} />
                ) : undefined,
              },
              { term: facts.below, value: counts.accounts > 0 ? formatCount(counts.accounts) : undefined },
              { term: facts.subscriptions, value: formatCount(counts.subscriptions) },
              {
                term: facts.closed,
                value: account.closedOn && formatMediumDate(account.closedOn),
              },
              { term: facts.type, value: productGroupLabels[account.type] },
              { term: facts.address, value: address.length > 0 ? <Lines lines={address} /> : undefined },
            ]}
          />
        </Card>
        <Card
          title={ownerControl.heading}
          actions={
            mayEdit ? (
              <Link href={links.employeeRights.href(customer.id, { billingAccountId: account.accountId })}>
                {ownerControl.change}
              </Link>
            ) : undefined
          }
        >
          <Typography tone="muted">{ownerControl.help}</Typography>
          <DescriptionList
            items={(['nationalUsageAllowance', 'retailRoaming', 'roamingCostControl'] as const).map(
              control => ({
                term: ownerControl[control],
                value: ownerControlLabels[account.ownerControl[control]],
              }),
            )}
          />
        </Card>
      </div>
      <Card title={invoicing.heading}>
        <DescriptionList
          items={[
            { term: invoicing.frequency, value: billCycleLabels[account.billCycleFrequency] },
            { term: invoicing.start, value: billCycleStartDate && formatMediumDate(billCycleStartDate) },
            { term: invoicing.format, value: invoiceFormatLabels[invoiceSettings.invoiceFormat] },
            { term: invoicing.ean, value: invoiceSettings.ean },
            { term: invoicing.email, value: invoiceSettings.email },
            { term: invoicing.reference, value: invoiceSettings.reference },
          ]}
        />
      </Card>
    </div>
  );
};
