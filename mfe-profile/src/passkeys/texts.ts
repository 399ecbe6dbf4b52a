import { MOST_PASSKEYS } from 'shared/contracts/passkey';

export const passkeyTexts = {
  title: 'Adgangsnøgler',
  help: 'Log ind med fingeraftryk, ansigt eller pinkode på din enhed i stedet for med din adgangskode.',
  failed: 'Vi kunne ikke hente dine adgangsnøgler.',

  list: 'Dine adgangsnøgler',
  none: 'Du har ingen adgangsnøgler. Med en adgangsnøgle kan ingen lokke din adgangskode fra dig, for du skal ikke skrive den.',
  stay: 'En ny adgangskode fjerner ikke dine adgangsnøgler. Er der en, du ikke kender, så fjern den, og skift din adgangskode.',
  add: 'Tilføj adgangsnøgle',
  enough: `Du kan have ${String(MOST_PASSKEYS)} adgangsnøgler. Fjern en, før du tilføjer en ny.`,

  rename: 'Omdøb',
  renameText: 'Vælg et navn, du kan kende den på, fx den enhed den ligger på. Kun du kan se det.',
  name: 'Navn',
  nameMissing: 'Indtast et navn',
  renameSubmit: 'Gem navn',
  renamed: 'Adgangsnøglen er omdøbt',

  remove: 'Fjern',
  removeText:
    'Du kan ikke længere logge ind med den. Slet den også på din enhed, så den ikke bliver foreslået.',
  removeSubmit: 'Fjern adgangsnøgle',
  removed: 'Adgangsnøglen er fjernet',
  removedBefore: 'Adgangsnøglen er allerede fjernet',
} as const;

export const createdText = (moment: string): string => `Oprettet ${moment}`;
export const usedText = (moment: string | null): string =>
  moment === null ? 'Ikke brugt endnu' : `Senest brugt ${moment}`;

/** Two passkeys may have the same name. */
export const actionLabel = (action: string, name: string, created: string): string =>
  `${action} ${name}, oprettet ${created}`;
export const renameTitle = (name: string): string => `Omdøb adgangsnøglen “${name}”`;
export const removeTitle = (name: string): string => `Fjern adgangsnøglen “${name}”`;
