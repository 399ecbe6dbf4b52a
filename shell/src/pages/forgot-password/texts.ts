import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';

/** Danish sentences of the page for a forgotten password (PUB-007). */
export const forgotPasswordTexts = {
  title: 'Glemt adgangskode',
  lead: 'Indtast din e-mail, så sender vi dig et link til at vælge en ny adgangskode.',
  submit: 'Send link',
  back: 'Tilbage til log ind',
  sent: {
    title: 'Tjek din e-mail',
    text: (email: string) =>
      `Hvis ${email} har et login hos os, får du om lidt en e-mail med et link. Det virker i ${String(PASSWORD_RESET_MINUTES)} minutter.`,
    help: 'Kommer e-mailen ikke, så se efter i mappen med uønsket mail.',
    other: 'Indtast en anden e-mail',
  },
} as const;
