export const publicFormTexts = {
  email: 'E-mail',
  password: 'Adgangskode',
  repeatPassword: 'Gentag adgangskode',
  signIn: 'Log ind',
  toStart: 'Gå til forsiden',
  forgotten: 'Glemt adgangskode?',
  notLost: 'Dine oplysninger er ikke gået tabt.',
  tryAgain: 'Dine oplysninger er ikke gået tabt. Prøv igen.',
  offline: 'Du har ikke forbindelse til internettet',
  offlineHelp: 'Dine oplysninger er ikke gået tabt. Prøv igen, når du er online.',
} as const;
