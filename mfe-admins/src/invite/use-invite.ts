import type { InvitationBody } from 'shared/contracts/invitation';
import { useToasts } from 'shared/toasts';
import { invitationSentToast } from '../invitation-sent-toast.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import type { RecipientResult } from './recipients.ts';
import { severalSentToast } from './texts.ts';
import { useSeveralInvitations } from './use-several-invitations.ts';

interface Invite {
  /** What came of one of several. */
  readonly onResult: (email: string, result: RecipientResult) => void;
  readonly onAllSent: () => void;
}

/** Sends what the form holds: one invitation as the specification has it, several with a result for each. */
export const useInvite = ({ onResult, onAllSent }: Invite) => {
  const toasts = useToasts();
  const one = useAdministratorWrite({
    send: (writes, body: InvitationBody) => writes.invite(body),
    onDone: ({ invitation }) => {
      toasts.show(invitationSentToast(invitation));
      onAllSent();
    },
    endsDrawer: true,
  });
  const several = useSeveralInvitations({
    onResult,
    onDone: results => {
      if (results.some(({ state }) => state !== 'sent')) return;
      toasts.show({ variant: 'SUCCESS', ...severalSentToast(results.length) });
      onAllSent();
    },
  });
  return {
    inviteOne: one.mutate,
    inviteSeveral: several.mutate,
    isSending: one.isPending || several.isPending,
  };
};
