/** Texts that all lists share. */
export const listTexts = {
  filters: 'Filtre',
  clearFilters: 'Fjern filtre',
  noSuchPage: 'Listen har ikke så mange sider.',
  firstPage: 'Gå til første side',
} as const;
