/** Danish sentences of the frame around every page. */
export const layoutTexts = {
  portalName: 'Lyng Erhverv',
  toLandingPage: 'Lyng Erhverv, til forsiden',
  openMenu: 'Åbn menu',
  closeMenu: 'Luk menu',
  welcome: (companyName: string) => `Velkommen, ${companyName}`,
  cvr: (cvr: string) => `CVR-nummer ${cvr}`,
  pageOnItsWay: 'Indlæser siden',
  preview: 'Forhåndsvisning',
  trying: (remote: string, host: string) => `Dette faneblad prøver ${remote} fra ${host}.`,
  stopTrying: 'Nulstil',
  expiredTitle: 'Du er logget ud',
  expiredText:
    'Du har været væk for længe, og du er derfor blevet logget ud. Log ind igen for at fortsætte, hvor du slap.',
  expiredSignIn: 'Log ind igen',
  expiredFailed: 'Vi kan ikke komme i kontakt med login lige nu. Prøv igen om lidt.',
  offline: 'Du har ikke forbindelse til internettet. Vi prøver igen, når du er online.',
} as const;
