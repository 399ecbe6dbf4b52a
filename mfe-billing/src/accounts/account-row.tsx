import type { AccountView } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import { links } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { accountAddressLines } from 'shared/format/account-address';
import { billCycleLabels } from 'shared/format/account-labels';
import { productGroupLabels } from '../billing-labels.ts';
import styles from './accounts.module.css';
import { texts } from './texts.ts';

interface AccountRowProps {
  readonly account: AccountView;
  /** In a list of hits the root is not above the account, so the row says it. */
  readonly showsParent?: boolean;
}

/** One account in a list: the way to its page, and what tells it from the others. */
export const AccountRow = ({ account, showsParent = false }: AccountRowProps) => {
  const { id } = useCurrentCustomer().customer;
  const { parentAccountName } = account;
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <Link href={links.billingAccount.href(id, { billingAccountId: account.accountId })}>
          {account.formattedAccountName}
        </Link>
        {showsParent && parentAccountName ? (
          <p className={styles.fact}>{texts.belongsTo(parentAccountName)}</p>
        ) : null}
      </div>
      <span className={styles.fact}>{productGroupLabels[account.type]}</span>
      <span className={styles.fact}>{billCycleLabels[account.billCycleFrequency]}</span>
      <span className={styles.fact}>{accountAddressLines(account.address).join(', ')}</span>
    </div>
  );
};
