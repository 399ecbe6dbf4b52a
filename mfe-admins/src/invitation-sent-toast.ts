import type { Invitation } from 'shared/contracts/invitation';
import type { NewToast } from 'shared/toasts';
import { delayText, sentTexts } from './administrator-texts.ts';

/** INV-043, of an invite and of a resend. A mail that is on its way already is not sent twice. */
export const invitationSentToast = ({ outcome }: Pick<Invitation, 'outcome'>): NewToast => ({
  variant: 'SUCCESS',
  title: outcome === 'Unchanged' ? sentTexts.alreadySent : sentTexts.sent,
  richText: `${sentTexts.mail} ${delayText}`,
});
