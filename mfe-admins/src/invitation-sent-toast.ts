import type { Invitation } from 'shared/contracts/invitation';
import type { NewToast } from 'shared/toasts';
import { delayText, sentTexts } from './administrator-texts.ts';

/** INV-043, for an invite and a resend. An e-mail that is already on its way is not sent twice. */
export const invitationSentToast = ({ outcome }: Pick<Invitation, 'outcome'>): NewToast => ({
  variant: 'SUCCESS',
  title: outcome === 'Unchanged' ? sentTexts.alreadySent : sentTexts.sent,
  richText: `${sentTexts.mail} ${delayText}`,
});
