/** Danish sentences of the frame around every page. */
export const layoutTexts = {
  portalName: 'Lyng Erhverv',
  toLandingPage: 'Lyng Erhverv, til forsiden',
  openMenu: 'Åbn menu',
  closeMenu: 'Luk menu',
  welcome: (companyName: string) => `Velkommen, ${companyName}`,
  limited: 'Du ser fakturaer, ordrer og abonnementer på de kundenumre, du har adgang til.',
  cvr: (cvr: string) => `CVR-nummer ${cvr}`,
  pageOnItsWay: 'Indlæser siden',
  preview: 'Forhåndsvisning',
  trying: (remote: string, host: string) => `Dette faneblad prøver ${remote} fra ${host}.`,
  stopTrying: 'Nulstil',
  offline: 'Du har ikke forbindelse til internettet. Vi prøver igen, når du er online.',
} as const;
