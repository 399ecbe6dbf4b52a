import { REMINDER_DAYS } from 'shared/contracts/profile';

export const invoiceRemindersTexts = {
  title: 'Påmindelser om fakturaer',
  help: `Få en mail ${String(REMINDER_DAYS)} dage før en faktura skal betales.`,
  wanted: 'Send mig en mail, før en faktura skal betales',
  wantedHelp:
    'Én mail om hver faktura på de kundenumre, du har adgang til. Det, der trækkes via Betalingsservice, er ikke med.',
  on: 'Du får en mail, før en faktura skal betales',
  off: 'Du får ikke længere påmindelser',
} as const;
