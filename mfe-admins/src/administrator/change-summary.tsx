import { accountText } from 'shared/format/account-text';
import { AttentionBox } from 'shared/ui/attention-box';
import type { ChosenAccount } from '../access-model/access-choice.ts';
import type { AccessChange } from './access-change.ts';
import styles from './rights.module.css';
import type { HandedOver } from './handed-over.ts';
import { handedOverText, rightsTexts as texts } from './texts.ts';

interface AccountListProps {
  readonly title: string;
  readonly accounts: readonly ChosenAccount[];
}

const AccountList = ({ title, accounts }: AccountListProps) =>
  accounts.length === 0 ? null : (
    <>
      <p>{title}</p>
      <ul className={styles.accounts}>
        {accounts.map(account => (
          <li key={account.id}>{accountText(account)}</li>
        ))}
      </ul>
    </>
  );

const takesAccess = (change: AccessChange): boolean =>
  (change.kind === 'to-selected' && change.losesOthers) ||
  (change.kind === 'accounts' && change.removed.length > 0);

interface ChangeSummaryProps {
  readonly change: AccessChange;
  /** Usage alerts that the change hands over. */
  readonly alerts: HandedOver | undefined;
}

/** Shows before saving who gains and loses what; updates with the choice. */
export const ChangeSummary = ({ change, alerts }: ChangeSummaryProps) => (
  <div role="status">
    {change.kind === 'none' ? null : (
      <AttentionBox variant={takesAccess(change) ? 'warning' : 'info'} title={texts.changes}>
        {change.kind === 'to-all' ? <p>{texts.toAll}</p> : null}
        {change.kind === 'to-selected' ? (
          <AccountList
            title={change.losesOthers ? texts.toSelected : texts.firstSelected}
            accounts={change.accounts}
          />
        ) : null}
        {change.kind === 'accounts' ? (
          <>
            <AccountList title={texts.added} accounts={change.added} />
            <AccountList title={texts.removed} accounts={change.removed} />
          </>
        ) : null}
        {alerts ? <p>{handedOverText(alerts)}</p> : null}
      </AttentionBox>
    )}
  </div>
);
