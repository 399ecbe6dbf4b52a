/** Texts of a wizard. */
export const wizardTexts = {
  steps: 'Trin',
  heading: (number: number, count: number, title: string) =>
    `Trin ${String(number)} af ${String(count)}: ${title}`,
  next: 'Næste',
  back: 'Tilbage',
  change: 'Ret',
  changeOf: (title: string) => `Ret ${title}`,
  summary: 'Kontrollér dine valg',
} as const;
