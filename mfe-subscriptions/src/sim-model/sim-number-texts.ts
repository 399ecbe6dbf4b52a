export const simNumberTexts = {
  number: 'Nyt simkortnummer',
  numberHelp: 'Nummeret er på 11, 19 eller 20 cifre. Du kan indsætte det med mellemrum.',
  count: (digits: number) => (digits === 1 ? '1 ciffer' : `${String(digits)} cifre`),
  where: 'Hvor finder jeg nummeret?',
} as const;

/** The help dialog (SIM-015). */
export const whereTexts = {
  title: 'Find simkortnummeret',
  picture:
    'Tegning af et plastkort med et simkort i. Nummeret står på bagsiden, under stregkoden, og er fremhævet.',
  steps: [
    'Nummeret står på bagsiden af det plastkort, som simkortet sidder i, under stregkoden.',
    'Det begynder som regel med 89 45 og er på 19 eller 20 cifre. Ældre kort kan have 11 cifre.',
    'Er plastkortet væk, står nummeret også på selve simkortet, men med meget små tal.',
  ],
  close: 'Luk',
} as const;

/** What the server says about a number, at the field (SIM-021, SIM-022). */
export const refusedSimTexts = {
  unknown: 'Simkortet findes ikke. Kontrollér, om du har tastet nummeret rigtigt.',
  inUse: 'Simkortet er allerede i brug. Brug et andet simkort.',
} as const;

/** When the number could not be checked (SIM-023). */
export const cannotValidateToast = {
  title: 'Simkortnummeret kunne ikke kontrolleres',
  richText: 'Prøv igen om lidt. Hvis problemet fortsætter, så kontakt kundeservice.',
} as const;
