import type { SignIn } from 'shared/contracts/sign-in';

export const signInsTexts = {
  title: 'Aktive logins',
  help: 'Her er du logget ind lige nu. Et login, som ingen bruger, slutter af sig selv.',
  list: 'Browsere, hvor du er logget ind',
  failed: 'Vi kunne ikke hente dine logins.',
  unknown: 'Er der et login, du ikke kender, så log det ud, og skift din adgangskode.',
  changePassword: 'Skift adgangskode',
  here: 'Denne browser',
  unknownBrowser: 'Ukendt browser',
  end: 'Log ud',
  endAll: 'Log ud overalt',
  nowhereElse: 'Du er ikke logget ind andre steder.',
  endAllTitle: 'Log ud overalt?',
  endAllText:
    'Du bliver logget ud alle andre steder med det samme, og det, der ikke er gemt der, går tabt. I denne browser er du stadig logget ind.',
  endedAll: 'Du er logget ud alle andre steder',
} as const;

/** What a sign-in is called: `Chrome på Windows`. */
export const deviceText = ({ browser, system }: Pick<SignIn, 'browser' | 'system'>): string =>
  browser !== null && system !== null
    ? `${browser} på ${system}`
    : (browser ?? system ?? signInsTexts.unknownBrowser);

export const begunText = (moment: string): string => `Logget ind ${moment}`;
export const usedText = (moment: string): string => `Senest brugt ${moment}`;

/** Two sign-ins may be by the same kind of browser. */
export const endText = (device: string, begun: string): string =>
  `${signInsTexts.end} af ${device}, logget ind ${begun}`;
export const endedText = (device: string): string => `Du er logget ud af ${device}`;
