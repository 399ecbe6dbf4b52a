/** The Danish texts of the sign-in pages. */
export const texts = {
  productName: 'lyng',
  brandArea: 'erhverv',
  areaName: 'Selvbetjening',
  signIn: {
    title: 'Log ind',
    lead: 'Log ind for at se og ændre virksomhedens abonnementer, fakturaer og administratorer.',
    email: 'E-mail',
    password: 'Adgangskode',
    showPassword: 'Vis adgangskode',
    hidePassword: 'Skjul adgangskode',
    submit: 'Log ind',
    forgotten: 'Glemt adgangskode?',
    summaryTitle: 'Du er ikke logget ind',
    wrongPair: 'E-mail eller adgangskode er forkert. Ret oplysningerne, og prøv igen.',
    tooMany: 'Der har været for mange forsøg på at logge ind. Vent et kvarter, og prøv igen.',
    emailMissing: 'Skriv din e-mail.',
    passwordMissing: 'Skriv din adgangskode.',
    errorPrefix: 'Fejl: ',
  },
  expired: {
    title: 'Siden er udløbet',
    body: 'Der er gået for lang tid, eller du er allerede logget ind i et andet vindue. Start forfra fra Selvbetjening.',
    link: 'Gå til Selvbetjening',
  },
  failed: {
    title: 'Noget gik galt',
    body: 'Vi kunne ikke gennemføre dit login. Prøv igen fra Selvbetjening.',
    link: 'Gå til Selvbetjening',
  },
  notFound: {
    title: 'Siden findes ikke',
    body: 'Adressen er forkert, eller siden er flyttet.',
    link: 'Gå til Selvbetjening',
  },
  signOut: {
    title: 'Log ud',
    working: 'Du bliver logget ud.',
    question: 'Vil du logge ud af Selvbetjening?',
    submit: 'Log ud',
    stay: 'Bliv logget ind',
  },
  signedOut: {
    title: 'Du er logget ud',
    body: 'Du er nu logget ud af Selvbetjening.',
    link: 'Gå til Selvbetjening',
  },
} as const;
