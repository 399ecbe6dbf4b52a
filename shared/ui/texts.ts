/** Words that belong to the components themselves, whatever page they stand on. */
export const uiTexts = {
  back: 'Tilbage',
  cancel: 'Annuller',
  close: 'Luk',
  closeBanner: 'Luk informationsbanner',
  closeToast: 'Luk besked',
  errorPrefix: 'Fejl:',
  loading: 'Indlæser',
  optional: '(frivilligt)',
  pending: 'Vent et øjeblik',
  retry: 'Prøv igen',
  settings: 'Indstillinger',
  skipToContent: 'Gå til sidens indhold',
} as const;
