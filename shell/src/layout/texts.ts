/** Danish sentences of the frame around every page. */
export const layoutTexts = {
  portalName: 'Lyng Erhverv',
  toLandingPage: 'Lyng Erhverv, til forsiden',
  openMenu: 'Åbn menu',
  closeMenu: 'Luk menu',
  preview: 'Forhåndsvisning',
} as const;
