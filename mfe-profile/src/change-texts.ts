import { CODE_MINUTES } from 'shared/contracts/one-time-code';

/** Words that the pages which change the profile share. */
export const changeTexts = {
  back: 'Mine indstillinger',
  save: 'Gem ændringer',
  failed: 'Vi kunne ikke hente dine oplysninger.',
  email: 'E-mail',
  currentPassword: 'Nuværende adgangskode',
  currentPasswordMissing: 'Indtast din nuværende adgangskode',
  sendCode: 'Send kode',
} as const;

/** Words of the step in which a code is typed. */
export const codeTexts = {
  label: 'Kode',
  again: 'Send en ny kode',
  sentAgain: 'Vi har sendt en ny kode. Den gamle virker ikke længere.',
  burned: 'Koden er spærret efter for mange forkerte forsøg. Få en ny kode.',
  dead: 'Koden virker ikke længere. Få en ny kode.',
} as const;

export const codeSentText = (destination: string): string =>
  `Vi har sendt en kode på 4 cifre til ${destination}. Den virker i ${String(CODE_MINUTES)} minutter og bruges, så snart alle cifre er indtastet.`;

export const triesLeftText = (tries: number): string =>
  tries === 1 ? 'Du har 1 forsøg tilbage.' : `Du har ${String(tries)} forsøg tilbage.`;

export const tooEarlyText = (seconds: number): string =>
  seconds === 1
    ? 'Der er lige sendt en kode. Du kan få en ny om 1 sekund.'
    : `Der er lige sendt en kode. Du kan få en ny om ${String(seconds)} sekunder.`;
