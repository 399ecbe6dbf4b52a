import { PASSWORD_RESET_MINUTES } from 'shared/contracts/password-reset';
import { kindTexts } from 'shared/errors/error-texts';

/** Danish sentences of the page behind the link to a new password (PUB-008). */
export const resetPasswordTexts = {
  title: 'Vælg ny adgangskode',
  lead: 'Når du gemmer, bliver du logget ud på alle enheder.',
  loginHelp: 'Du logger ind med denne e-mail.',
  submit: 'Gem adgangskode',
  loadFailed: 'Vi kunne ikke kontrollere linket.',
  withoutLink: 'Bed om et link, så sender vi dig en e-mail, hvor du kan vælge en ny adgangskode.',
  dead: {
    title: 'Linket virker ikke længere',
    text: `${kindTexts.invalidToken} Et link virker én gang og i ${String(PASSWORD_RESET_MINUTES)} minutter. Har du lige valgt en ny adgangskode, så log ind med den. Ellers bed om et nyt link.`,
  },
  newLink: 'Få et nyt link',
  firstLink: 'Få et link',
  saved: {
    title: 'Din adgangskode er ændret',
    text: 'Du er logget ud alle steder. Log ind med din nye adgangskode.',
  },
} as const;
