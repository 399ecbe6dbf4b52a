import { PageHeader } from 'shared/ui/page-header';
import { AccessCard } from './access-card.tsx';
import { CustomersCard } from './customers-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import styles from './profile.module.css';
import { texts } from './texts.ts';

/**
 * The signed-in user: who they are, and what they can access where (NAV-006). Each card loads and fails independently.
 */
export const ProfilePage = () => (
  <>
    <PageHeader title={texts.title} help={texts.help} />
    <div className={styles.columns}>
      <div>
        <PersonalCard />
      </div>
      <div className={styles.column}>
        <AccessCard />
        <CustomersCard />
      </div>
    </div>
  </>
);
