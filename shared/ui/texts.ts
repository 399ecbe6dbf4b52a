/** Texts of the components themselves, independent of the page. */
export const uiTexts = {
  back: 'Tilbage',
  cancel: 'Annuller',
  close: 'Luk',
  closeBanner: 'Luk informationsbanner',
  errorPrefix: 'Fejl:',
  loading: 'Indlæser',
  notReady: 'Siden er ikke klar endnu',
  optional: '(frivilligt)',
  pending: 'Vent et øjeblik',
  settings: 'Indstillinger',
  skipToContent: 'Gå til sidens indhold',
} as const;
