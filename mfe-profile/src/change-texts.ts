/** Words that the pages which change the profile share. */
export const changeTexts = {
  back: 'Mine indstillinger',
  save: 'Gem ændringer',
  cancel: 'Annuller',
  failed: 'Vi kunne ikke hente dine oplysninger.',
} as const;
