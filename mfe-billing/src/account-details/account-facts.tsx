import type { AccountDetails, AccountView } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatCount } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { EmailText } from 'shared/ui/email-text';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import { accountQueries } from '../account.queries.ts';
import { accountAddressLines } from 'shared/format/account-address';
import { billCycleLabels, invoiceFormatLabels, ownerControlLabels } from 'shared/format/account-labels';
import { productGroupLabels } from '../billing-labels.ts';
import styles from './billing-account.module.css';
import details from '../details.module.css';
import { texts } from './texts.ts';

interface AccountProps {
  readonly account: AccountDetails & AccountView;
}

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

/** The root account's name, as a link if the user may see that account. */
const RootAccount = ({ rootAccountId, name }: RootAccountProps) => {
  const { id } = useCurrentCustomer().customer;
  const { data } = useQuery(accountQueries(useHttp(), id).visibleRoot(rootAccountId));
  return data ? (
    <Link href={links.billingAccount.href(id, { billingAccountId: rootAccountId })}>{name}</Link>
  ) : (
    name
  );
};

/** How the account is invoiced; frequency and start are left out for a closed account. */
const Invoicing = ({ account }: AccountProps) => {
  const words = texts.invoicing;
  const { invoiceSettings, billCycleFrequency, billCycleStartDate, closedOn } = account;
  const { email } = invoiceSettings;
  const coming = closedOn
    ? []
    : [
        { term: words.frequency, value: billCycleLabels[billCycleFrequency] },
        { term: words.start, value: billCycleStartDate && formatMediumDate(billCycleStartDate) },
      ];
  return (
    <Card title={words.heading}>
      <DescriptionList
        items={[
          ...coming,
          { term: words.format, value: invoiceFormatLabels[invoiceSettings.invoiceFormat] },
          { term: words.ean, value: invoiceSettings.ean },
          { term: words.email, value: email && <EmailText>{email}</EmailText> },
          { term: words.reference, value: invoiceSettings.reference },
        ]}
      />
    </Card>
  );
};

/** All facts of the account, in three cards. */
export const AccountFacts = ({ account }: AccountProps) => {
  const { facts, ownerControl } = texts;
  const { customer } = useCurrentCustomer();
  const mayEdit = customer.isAdmin || customer.isSuperAdmin;
  const { counts } = account;
  const address = accountAddressLines(account.address);
  return (
    <div className={details.columns}>
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
      <Invoicing account={account} />
      <div className={styles.wide}>
        <Card
          title={ownerControl.heading}
          actions={
            mayEdit && !account.closedOn ? (
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
    </div>
  );
};
