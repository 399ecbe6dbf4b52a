/** Texts that all lists share. */
export const listTexts = {
  clearFilters: 'Fjern filtre',
  more: 'Vis flere',
  noSuchPage: 'Listen har ikke så mange sider.',
  firstPage: 'Gå til første side',
  dateError: 'Skriv datoen som dd/mm/åååå.',
  dateOrderError: 'Datoen skal være den samme som eller senere end fra-datoen.',
  neighbours: 'Siden af listen',
  previous: 'Forrige',
  next: 'Næste',
  place: (place: number, count: number) => `${String(place)} af ${String(count)} på siden`,
} as const;
