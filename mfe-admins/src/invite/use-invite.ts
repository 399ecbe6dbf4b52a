import type { InvitationBody } from 'shared/contracts/invitation';
import { useCurrentCustomer } from 'shared/customers';
import { useToasts } from 'shared/toasts';
import { drawerHref } from '../drawer-address.ts';
import { invitationSentToast } from '../invitation-sent-toast.ts';
import { drawers } from '../pages.tsx';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { existingCodes, resultOf, resultOfRefusal } from './invitation-result.ts';
import type { Invitations } from './invite-form.ts';
import type { RecipientResult } from './recipients.ts';
import { inviteTexts, severalSentToast } from './texts.ts';

interface Invite {
  /** Called with each result of several as it arrives. */
  readonly onResult: (email: string, result: RecipientResult) => void;
  readonly onAllSent: () => void;
  /** Called with the reason why a single address was rejected. */
  readonly onRefused: (message: string) => void;
}

/** Sends the form: one invitation as specified, or several with a result for each. */
export const useInvite = ({ onResult, onAllSent, onRefused }: Invite) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const one = useAdministratorWrite({
    send: (writes, body: InvitationBody) => writes.invite(body),
    onDone: ({ invitation }) => {
      // The list shows it in e-mail order, which may be beyond the pages loaded so far.
      const href = drawerHref(customerId, drawers.invitation, new URLSearchParams(), invitation.email);
      toasts.show({ ...invitationSentToast(invitation), link: { label: inviteTexts.seeInvitation, href } });
      onAllSent();
    },
    expected: [...existingCodes, 'IllegalSendToEmail'],
    onRefused: (code, message) => {
      onRefused(code === 'ExistingSuperadminCannotBeDowngraded' ? inviteTexts.isSuperadmin : message);
    },
    endsDrawer: true,
  });
  const several = useAdministratorWrite({
    // In sequence. An error at one recipient is shown there and does not stop the others; an expired session does.
    send: async (writes, bodies: readonly InvitationBody[]) => {
      const results: RecipientResult[] = [];
      for (const body of bodies) {
        const result = await writes
          .invite(body)
          .then(({ invitation }) => resultOf(invitation))
          .catch(resultOfRefusal);
        results.push(result);
        onResult(body.email, result);
      }
      return results;
    },
    onDone: results => {
      if (results.some(({ state }) => state !== 'sent')) return;
      toasts.show({ variant: 'SUCCESS', ...severalSentToast(results.length) });
      onAllSent();
    },
    endsDrawer: true,
  });
  return {
    submit: (invitations: Invitations) => {
      if ('one' in invitations) one.submit(invitations.one);
      else several.submit(invitations.several);
    },
    isPending: one.isPending || several.isPending,
  };
};
