/** Texts of the pending-changes dialog (UI-030 to UI-032). */
export const pendingChangesTexts = {
  title: 'Vil du fortsætte?',
  text: 'Du har muligvis ændringer som ikke vil blive gemt, hvis du fortsætter.',
  stay: 'Nej, gå tilbage',
  leave: 'Ja',
} as const;
