import type { AccountView } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import { links } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { Tag } from 'shared/ui/tag';
import { accountAddressLines } from 'shared/format/account-address';
import { billCycleLabels, invoiceFormatLabels } from 'shared/format/account-labels';
import { formatMoney } from 'shared/format/money';
import { productGroupLabels } from '../billing-labels.ts';
import styles from './accounts.module.css';
import { texts } from './texts.ts';

interface AccountRowProps {
  readonly account: AccountView;
  /** For search hits, where the root account is not shown above. */
  readonly showsParent?: boolean;
}

/** The open amount of an account's invoices, and the overdue part. */
const Balance = ({ open, overdue }: NonNullable<AccountView['balance']>) => (
  <span className={styles.balance}>
    {open.value === 0 ? (
      <span className={styles.fact}>{texts.nothingOpen}</span>
    ) : (
      texts.open(formatMoney(open))
    )}
    {overdue.value === 0 ? null : (
      <span className={styles.overdue}>{texts.overdue(formatMoney(overdue))}</span>
    )}
  </span>
);

/** One account in a list: a link to its page, and its main facts. */
export const AccountRow = ({ account, showsParent = false }: AccountRowProps) => {
  const { id } = useCurrentCustomer().customer;
  const { parentAccountName, balance } = account;
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <Link href={links.billingAccount.href(id, { billingAccountId: account.accountId })}>
          {account.formattedAccountName}
        </Link>{' '}
        {account.closedOn ? <Tag>{texts.closed}</Tag> : null}
        {showsParent && parentAccountName ? (
          <p className={styles.fact}>{texts.belongsTo(parentAccountName)}</p>
        ) : null}
      </div>
      <span className={styles.fact}>{productGroupLabels[account.type]}</span>
      <span className={styles.fact}>{billCycleLabels[account.billCycleFrequency]}</span>
      {balance ? <span className={styles.fact}>{invoiceFormatLabels[balance.invoiceFormat]}</span> : null}
      <span className={styles.fact}>{accountAddressLines(account.address).join(', ')}</span>
      {balance ? <Balance {...balance} /> : null}
    </div>
  );
};
