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
  /** What came of one of several, as soon as it is known. */
  readonly onResult: (email: string, result: RecipientResult) => void;
  readonly onAllSent: () => void;
  /** Why the address of the only one was refused. */
  readonly onRefused: (message: string) => void;
}

/** Sends what the form holds: one invitation as the specification has it, several with a result for each. */
export const useInvite = ({ onResult, onAllSent, onRefused }: Invite) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const one = useAdministratorWrite({
    send: (writes, body: InvitationBody) => writes.invite(body),
    onDone: ({ invitation }) => {
      // The list shows it where its e-mail belongs, which may be below what is read so far.
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
    // One after the other. What is wrong with one is told at that one and does not stop the others; a login that has
    // run out does.
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
