import { CODE_MINUTES } from 'shared/contracts/one-time-code';
import type { Selectable } from 'kysely';
import type { OneTimeCodesTable } from '../database/tables/people.ts';
import type { OutboxMessage } from '../outbox/messages.ts';

/**
 * The message with the code. If the address is somebody else's login, it contains no code and only tells the owner
 * about the request.
 */
export function codeMessage(
  { purpose, destination: to }: Pick<Selectable<OneTimeCodesTable>, 'purpose' | 'destination'>,
  code: string,
  isTaken: boolean,
): OutboxMessage {
  const lasts = `Koden virker i ${String(CODE_MINUTES)} minutter og kun én gang.`;
  if (purpose === 'ChangePhoneNumber')
    return {
      to,
      channel: 'text',
      subject: '',
      text: `Din kode til selvbetjeningen er ${code}. ${lasts} Del den ikke med nogen.`,
      links: [],
    };
  if (isTaken)
    return mail(to, 'Din e-mail er allerede et login til selvbetjeningen', [
      'Nogen har bedt om at bruge din e-mail som login til selvbetjeningen. Den er allerede dit login, så vi har ikke sendt en kode.',
      'Var det dig, kan du logge ind med denne e-mail. Var det ikke dig, kan du se bort fra denne mail. Dit login er uændret.',
    ]);
  return mail(to, 'Din kode til selvbetjeningen', [
    `Din kode er ${code}.`,
    `Skriv den på siden, hvor du skifter e-mail. ${lasts}`,
    'Har du ikke bedt om at skifte e-mail, kan du se bort fra denne mail. Del ikke koden med nogen.',
  ]);
}

const mail = (to: string, subject: string, paragraphs: readonly string[]): OutboxMessage => ({
  to,
  channel: 'mail',
  subject,
  text: ['Hej', ...paragraphs].join('\n\n'),
  links: [],
});
