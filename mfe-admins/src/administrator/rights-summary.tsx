import { accountText } from 'shared/format/account-text';
import { Button } from 'shared/ui/button';
import { Skeleton } from 'shared/ui/skeleton';
import type { AccessChoice } from '../access-model/access-choice.ts';
import styles from './rights.module.css';
import { rightsTexts as texts } from './texts.ts';

export const EditButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="secondary" size="small" icon="edit" onPress={onPress}>
    {texts.edit}
  </Button>
);

interface RightsSummaryProps {
  readonly access: AccessChoice;
  /** True while the account names load. */
  readonly isLoading: boolean;
}

/** All accounts, these accounts, or unknown (ADM-050 to ADM-052). */
export const RightsSummary = ({ access, isLoading }: RightsSummaryProps) => {
  if (access.selectedVariant === 'ALL-ACCOUNTS') return <p>{texts.all}</p>;
  if (access.selectedVariant === undefined) return <p>{texts.unknown}</p>;
  if (isLoading) return <Skeleton count={access.accounts.length} />;
  return (
    <div>
      <p>{texts.selected}</p>
      <ul className={styles.accounts}>
        {access.accounts.map(account => (
          <li key={account.id}>{accountText(account)}</li>
        ))}
      </ul>
    </div>
  );
};
