/** Danish sentences of the shell's own pages outside an area. */
export const publicTexts = {
  signIn: 'Log ind',
  tryAgain: 'Prøv igen',
  toStart: 'Gå til forsiden',
  otherUser: 'Log ind som en anden',
  writeToUs: 'Skriv til kundeservice',
  signedOut: {
    title: 'Du er logget ud',
    text: 'Luk browseren, hvis du bruger en computer, som andre også har adgang til.',
  },
  signInFailed: {
    title: 'Vi kunne ikke logge dig ind',
    text: 'Prøv at logge ind igen. Hjælper det ikke, så se efter, om klokken er rigtig på din computer eller telefon. Hvis problemet fortsætter, kontakt da kundeservice.',
    noAccess:
      'Dit login har ikke adgang til selvbetjeningen. Bed en administrator i din virksomhed om adgang, eller kontakt kundeservice.',
  },
  internalError: {
    title: 'Vi kan ikke vise siden',
    text: 'Enten findes siden ikke, eller også er der sket en fejl hos os. Gå til forsiden, og prøv derfra.',
  },
  unavailable: {
    title: 'Siden er midlertidigt utilgængelig',
    text: 'Vi har lukket for siden i en periode. Resten af selvbetjeningen virker som normalt.',
  },
  maintenance: {
    title: 'Selvbetjeningen er lukket på grund af vedligeholdelse',
    text: 'Vi arbejder på den, og den åbner igen, så snart vi er færdige.',
  },
  noCustomers: {
    title: 'Du er ikke tilknyttet en virksomhed',
    text: 'Du er logget ind, men har ikke fået adgang til en virksomhed endnu. Bed en administrator i din virksomhed om adgang, eller kontakt kundeservice.',
  },
} as const;
