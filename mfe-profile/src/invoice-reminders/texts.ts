import { REMINDER_DAYS } from 'shared/contracts/profile';

export const invoiceRemindersTexts = {
  title: 'Påmindelser om fakturaer',
  help: `Få en e-mail ${String(REMINDER_DAYS)} dage før en faktura skal betales.`,
  wanted: 'Send mig en e-mail, før en faktura skal betales',
  wantedHelp:
    'Én e-mail om hver faktura på de kundenumre, du har adgang til. Det, der trækkes via Betalingsservice, er ikke med.',
  on: 'Du får en e-mail, før en faktura skal betales',
  off: 'Du får ikke længere påmindelser',
} as const;
