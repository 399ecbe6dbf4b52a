import { ESIM_LINK_HOURS } from 'shared/contracts/esim-code';
import { formatPhoneNumber } from 'shared/format/phone';
import type { OutboxMessage } from '../outbox/messages.ts';
import { mailMoment } from '../login-mails/password-mails.ts';

export interface EsimLinkNews {
  /** An e-mail address, or a phone number for a text message. */
  to: string;
  number: string;
  isDataCard: boolean;
  companyName: string | null;
  link: string;
  expiresAt: Date;
}

/** The message with the link to an eSIM. It contains the phone number and the company, but no person's name. */
export function esimLinkMessage(news: EsimLinkNews): OutboxMessage {
  const { to, link, expiresAt } = news;
  const number = formatPhoneNumber(news.number);
  const company = (news.companyName ?? 'virksomheden').replace(/\s+/g, ' ').trim();
  const what = `e-sim til ${news.isDataCard ? 'datakortet på ' : ''}${number}`;
  const until = mailMoment.format(expiresAt);
  if (!to.includes('@'))
    return {
      to,
      channel: 'text',
      subject: '',
      links: [link],
      text: `Dit ${what} hos ${company}: ${link} Linket viser koden én gang og virker til ${until}. Send det ikke videre.`,
    };
  return {
    to,
    channel: 'mail',
    links: [link],
    subject: `Dit ${what}`,
    text: [
      'Hej',
      `Her er linket til dit ${what} hos ${company}:\n${link}`,
      `Åbn det på den telefon eller tablet, der skal have e-simkortet, eller på en computer ved siden af. Linket viser koden én gang og virker i ${String(ESIM_LINK_HOURS)} timer, til ${until}.`,
      `Den, der har koden, får nummeret. Send derfor ikke linket videre. Kender du ikke til nummeret, så lad linket være, og sig det til den, der står for telefonerne hos ${company}.`,
    ].join('\n\n'),
  };
}
