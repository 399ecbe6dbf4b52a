import { useState } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { EmailText } from 'shared/ui/email-text';
import type { AdministratorItem } from '../administrator-item.ts';
import { invitationSentToast } from '../invitation-sent-toast.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import styles from './invitation.module.css';
import { blocksOf } from './permissions.ts';
import { alreadyGoneToast, goneToast, invitationTexts as texts, removedToast } from './texts.ts';

interface InvitationActionsProps {
  readonly item: AdministratorItem;
  readonly onRemoved: () => void;
}

/** Resends or withdraws an invitation (INV-011 to INV-021). */
export const InvitationActions = ({ item, onRemoved }: InvitationActionsProps) => {
  const { capabilities } = useCurrentCustomer();
  const toasts = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const resend = useAdministratorWrite({
    // INV-037: without assets, so that the access stays unchanged; by its id, so that no new invitation is created.
    send: (writes, invitation: { email: string; invitationId?: string }) =>
      writes.invite({ ...invitation, type: 'AdministratorInvitation' }),
    onDone: ({ invitation }) => {
      toasts.show(invitationSentToast(invitation));
    },
    ifGone: { toast: { variant: 'ERROR', ...goneToast }, leave: onRemoved },
  });
  const removal = useAdministratorWrite({
    send: (writes, invitationId: string) => writes.deleteInvitation(invitationId),
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', ...removedToast });
      onRemoved();
    },
    ifGone: { toast: { variant: 'WARNING', ...alreadyGoneToast }, leave: onRemoved },
    endsDrawer: true,
  });
  const blocks = blocksOf(capabilities, item, {
    isResending: resend.isPending,
    isRemoving: removal.isPending,
    isResent: resend.isDone,
  });
  const reasonOf = (block: keyof typeof texts | undefined) =>
    block === undefined ? undefined : texts[block];

  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        isPending={resend.isPending}
        disabledReason={reasonOf(blocks.resend)}
        onPress={() => {
          const { email, invitationId } = item;
          resend.submit({ email, ...(invitationId !== undefined && { invitationId }) });
        }}
      >
        {texts.resend}
      </Button>
      <Button
        variant="destructive-secondary"
        isPending={removal.isPending}
        disabledReason={reasonOf(blocks.remove)}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.removeCancel}
        tone="destructive"
        onConfirm={() => {
          // The drawer's own button shows the pending state (INV-019).
          setIsAsking(false);
          if (item.invitationId !== undefined) removal.submit(item.invitationId);
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        <p>
          <EmailText>{item.email}</EmailText>
        </p>
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  );
};
