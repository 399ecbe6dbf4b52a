import { useCurrentCustomer } from 'shared/customers';
import type { ReadAgain } from 'shared/form/edited';
import { useSession } from 'shared/session';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { DescriptionList } from 'shared/ui/description-list';
import { EmailText } from 'shared/ui/email-text';
import { Link } from 'shared/ui/link';
import { isOneself, type AdministratorItem } from '../administrator-item.ts';
import { oneselfText } from '../administrator-texts.ts';
import { personLogHref } from '../drawer-address.ts';
import styles from './administrator-details.module.css';
import { AdministratorMenu } from './administrator-menu.tsx';
import { permissionsOf } from './permissions.ts';
import { Rights } from './rights.tsx';
import { administratorTexts as texts } from './texts.ts';

interface AdministratorDetailsProps {
  readonly item: AdministratorItem;
  readonly readAgain: ReadAgain;
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly onPendingChange: (hasPendingChanges: boolean) => void;
  readonly onRemoved: () => void;
}

/** Who the administrator is, what can be done with them, and what they have access to. */
export const AdministratorDetails = ({ item, onRemoved, ...editing }: AdministratorDetailsProps) => {
  const { customer, capabilities } = useCurrentCustomer();
  const session = useSession();
  const canSetRights = useToggle('set-bans-for-existing-admin');
  const viewer = {
    isSuperAdmin: customer.isSuperAdmin,
    canHandleSuperadmins: capabilities.canHandleSuperadmins,
  };
  const target = { isSuperAdmin: item.isSuperAdmin, isOneself: isOneself(item, session) };
  const { notices, removalBlock, showsRights } = permissionsOf(viewer, target, canSetRights);
  return (
    <>
      <div>
        <div className={styles.person}>
          <div>
            <h3 className={styles.name}>
              {item.description}
              {target.isOneself ? <span className={styles.muted}> {oneselfText}</span> : null}
            </h3>
            <p className={styles.muted}>{item.role}</p>
          </div>
          <AdministratorMenu
            item={item}
            isOneself={target.isOneself}
            removalBlock={removalBlock === undefined ? undefined : texts[removalBlock]}
            onRemoved={onRemoved}
          />
        </div>
        <DescriptionList
          items={[
            { term: texts.email, value: <EmailText>{item.email}</EmailText> },
            { term: texts.userSince, value: item.isUserSince },
            { term: texts.latestLogin, value: item.wasLatestLoggedInOn ?? texts.neverLoggedIn },
          ]}
        />
        {customer.isSuperAdmin ? (
          <p className={styles.activity}>
            <Link href={personLogHref(customer.id, item.email)} variant="standalone">
              {texts.activityLog}
            </Link>
          </p>
        ) : null}
      </div>
      {notices.map(notice => (
        <AttentionBox key={notice} variant="info">
          {texts[notice]}
        </AttentionBox>
      ))}
      {showsRights ? <Rights item={item} onRemoved={onRemoved} {...editing} /> : null}
    </>
  );
};
