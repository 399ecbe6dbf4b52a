/** Texts of the date picker. */
export const dateTexts = {
  format: 'dd/mm/åååå',
  open: (label: string) => `Vælg dato i kalender: ${label}`,
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  month: 'Måned',
  year: 'År',
  loading: 'Henter kalenderen …',
  notLoaded: 'Kalenderen kunne ikke hentes. Skriv datoen i feltet.',
} as const;
