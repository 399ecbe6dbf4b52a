import { INVITATION_DAYS } from 'shared/contracts/invitation';
import { containsLink } from 'shared/contracts/person';
import type { OutboxMessage } from '../outbox/messages.ts';

const day = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });

export interface InvitationMail {
  to: string;
  companyName: string | null;
  inviterName: string;
  /** URL of the page that accepts the invitation. */
  link: string;
  expiresAt: Date;
}

/** The mail with the link. User input is inserted as text only: mails here have no markup. */
export function invitationMail({
  to,
  companyName,
  inviterName,
  link,
  expiresAt,
}: InvitationMail): OutboxMessage {
  const company = companyName ?? 'virksomheden';
  return {
    to,
    channel: 'mail',
    subject: `Du er inviteret til selvbetjeningen for ${oneLine(company)}`,
    text: [
      'Hej',
      `${senderName(inviterName)} har inviteret dig til at være administrator for ${oneLine(company)} i selvbetjeningen.`,
      `Få adgang her med et nyt login eller med det, du har:\n${link}`,
      `Linket virker i ${String(INVITATION_DAYS)} dage, til og med ${day.format(expiresAt)}, og kan bruges én gang. Kender du ikke afsenderen, kan du se bort fra denne mail.`,
    ].join('\n\n'),
    links: [link],
  };
}

/** Notifies a person that their access was changed or removed, so that a mistake or misuse is noticed. */
export function accessMail(
  to: string,
  companyName: string | null,
  change: 'changed' | 'removed',
): OutboxMessage {
  const company = oneLine(companyName ?? 'virksomheden');
  const said =
    change === 'changed'
      ? `Din adgang til selvbetjeningen for ${company} er ændret.`
      : `Du har ikke længere adgang til selvbetjeningen for ${company}.`;
  return {
    to,
    channel: 'mail',
    subject: said.slice(0, -1),
    text: ['Hej', said, 'Har du spørgsmål, kan du kontakte en superadministrator i virksomheden.'].join(
      '\n\n',
    ),
    links: [],
  };
}

/** Omits names that contain links, which were accepted earlier, from mails to strangers. */
const senderName = (name: string) => (containsLink(name) ? 'En superadministrator' : oneLine(name));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
