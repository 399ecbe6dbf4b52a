import type { MessageChannel } from 'shared/contracts/messages';

export const messagesTexts = {
  title: 'Beskeder',
  help: 'Vælg, hvad du vil have besked om, når du ikke er i portalen.',
  intro:
    'Alt står også under klokken øverst i portalen. Du får kun besked om det, du har adgang til, i alle dine virksomheder. Sker der meget på én gang, samler vi det i én besked.',
  noText: 'Du kan få beskeder på sms, når dit telefonnummer er bekræftet med en kode.',
  verify: 'Bekræft dit telefonnummer',
  enter: 'Angiv dit telefonnummer',
  saved: 'Dine valg er gemt',
} as const;

export const channelLabels: Readonly<Record<MessageChannel, string>> = {
  None: 'Ingen besked',
  Mail: 'E-mail',
  Text: 'Sms',
};
