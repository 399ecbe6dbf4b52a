import { useCurrentCustomer } from 'shared/customers';
import { AttentionBox } from 'shared/ui/attention-box';
import { DescriptionList } from 'shared/ui/description-list';
import type { AdministratorItem } from '../administrator-item.ts';
import { statusLabels } from '../administrator-texts.ts';
import { EmailText } from 'shared/ui/email-text';
import { InvitationActions } from './invitation-actions.tsx';
import styles from './invitation.module.css';
import { noticeOf } from './permissions.ts';
import { invitationTexts as texts, invitedText, unfinishedText } from './texts.ts';

interface InvitationDetailsProps {
  readonly item: AdministratorItem;
  readonly onRemoved: () => void;
}

/** Who is invited, by whom and until when, and what can be done with the invitation (INV-005 to INV-009). */
export const InvitationDetails = ({ item, onRemoved }: InvitationDetailsProps) => {
  const { capabilities } = useCurrentCustomer();
  const notice = noticeOf(capabilities, item);
  const { invitationStatus: status } = item;
  return (
    <>
      <div>
        <p className={styles.role}>{item.role}</p>
        <p className={styles.muted}>{invitedText(item.invitationCreatedOn)}</p>
      </div>
      <section className={styles.unanswered}>
        <h3 className={styles.heading}>{statusLabels.Pending}</h3>
        <p className={styles.email}>{unfinishedText(item.email)}</p>
      </section>
      <DescriptionList
        items={[
          // For a pending invitation, the heading above says it.
          {
            term: texts.status,
            value: status === undefined || status === 'Pending' ? undefined : statusLabels[status],
          },
          {
            term: texts.invitedBy,
            value: item.invitedBy === undefined ? undefined : <EmailText>{item.invitedBy}</EmailText>,
          },
          { term: texts.lastSent, value: item.lastSentOn },
          { term: status === 'Expired' ? texts.expired : texts.expires, value: item.expiresOn },
        ]}
      />
      {notice === undefined ? null : <AttentionBox variant="info">{texts[notice]}</AttentionBox>}
      <InvitationActions item={item} onRemoved={onRemoved} />
    </>
  );
};
