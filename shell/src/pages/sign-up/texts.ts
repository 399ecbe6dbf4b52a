import { INVITATION_DAYS } from 'shared/contracts/invitation';
import { formatLongDate } from 'shared/format/date';

const companyOf = (name: string | null | undefined): string => name ?? 'en virksomhed';
const validUntil = (expiresAt: string): string =>
  `Invitationen gælder til og med ${formatLongDate(expiresAt)}.`;

const signInOrAskAgain =
  'Har du allerede oprettet dit login, kan du logge ind. Ellers bed en superadministrator i din virksomhed om at sende invitationen igen.';

/** Danish sentences of the page behind an invitation's link (PUB-006). */
export const signUpTexts = {
  title: 'Opret login',
  withoutLink:
    'Du opretter dit login med linket i din invitation. Har du ikke fået en invitation, kan en superadministrator i din virksomhed sende dig en.',
  lead: (company: string | null | undefined, expiresAt: string) =>
    `Du er inviteret til selvbetjeningen for ${companyOf(company)}. ${validUntil(expiresAt)}`,
  loginHelp: 'Du logger ind med denne e-mail.',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  phone: 'Telefonnummer',
  submit: 'Opret login',
  loadFailed: 'Vi kunne ikke hente invitationen.',
  dead: {
    title: 'Vi kan ikke finde invitationen',
    text: `Tjek, at du bruger linket i den nyeste e-mail. Et link virker én gang og i ${String(INVITATION_DAYS)} dage. ${signInOrAskAgain}`,
  },
  expired: {
    title: 'Invitationen gælder ikke længere',
    text: `Invitationen er udløbet, brugt eller sendt igen, siden du åbnede siden. Har du fået en nyere e-mail, så brug linket i den. ${signInOrAskAgain}`,
  },
  created: {
    title: 'Dit login er oprettet',
    text: (email: string) => `Log ind som ${email} med den adgangskode, du lige har valgt.`,
  },
  hasLogin: {
    title: 'Du har allerede et login',
    text: (email: string, company: string | null | undefined, expiresAt: string) =>
      `Log ind som ${email} for at få adgang til ${companyOf(company)}. ${validUntil(expiresAt)}`,
    action: 'Log ind og få adgang',
  },
  otherPerson: {
    title: 'Du er logget ind som en anden',
    text: (signedIn: string, invited: string) =>
      `Du er logget ind som ${signedIn}, men invitationen er til ${invited}.`,
    action: (invited: string) => `Log ind som ${invited}`,
  },
  joined: (company: string | null | undefined) => `Du har fået adgang til ${companyOf(company)}`,
  joinFailed: 'Vi kunne ikke give dig adgang.',
} as const;
