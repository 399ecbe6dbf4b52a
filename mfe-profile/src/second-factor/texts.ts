export const factorTexts = {
  title: 'Totrinsbekræftelse',
  help: 'Log ind med din adgangskode og en kode fra en app på din telefon, så ingen kommer ind med adgangskoden alene. Logger du ind med en adgangsnøgle, skal du ikke bruge koden.',
  failed: 'Vi kunne ikke hente din totrinsbekræftelse.',

  offTitle: 'Slå totrinsbekræftelse til',
  offText:
    'Du skal bruge en app, der viser koder, fx Google Authenticator, Microsoft Authenticator eller din adgangskodeapp. Skriv din adgangskode for at begynde.',
  begin: 'Fortsæt',
  late: 'Der gik for lang tid. Begynd forfra, og slet den gamle nøgle i appen.',

  scanTitle: 'Forbind din app',
  scanText: 'Scan QR-koden med appen, eller skriv nøglen i den. Skriv så den kode, appen viser.',
  qrCode: 'QR-kode til din app',
  key: 'Nøgle',
  code: 'Kode fra appen',
  codeMissing: 'Skriv koden fra appen. Den er på 6 cifre.',
  codeWrong: 'Koden er forkert, udløbet eller brugt. Skriv den kode, appen viser nu.',
  confirm: 'Slå til',

  codesTitle: 'Gem dine gendannelseskoder',
  codesText:
    'Har du ikke din telefon, kan du logge ind med en af koderne. Hver kode kan bruges én gang. Gem dem et sikkert sted: De vises kun nu.',
  codesList: 'Gendannelseskoder',
  codesFile: 'gendannelseskoder.txt',
  download: 'Hent som fil',
  codesKept: 'Jeg har gemt koderne',

  onTitle: 'Totrinsbekræftelse er slået til',
  since: 'Slået til',
  codesLeft: 'Gendannelseskoder tilbage',
  fewCodes: 'Du har få gendannelseskoder tilbage. Lav nye, før du får brug for dem.',
  codesUnseen:
    'Har du ikke gemt dine gendannelseskoder, så lav nye, og gem dem. Uden dem kan du ikke logge ind, hvis du mister din telefon.',
  renew: 'Lav nye gendannelseskoder',
  renewText: 'De gamle koder virker ikke længere, når du har fået nye.',
  remove: 'Slå fra',
  removeTitle: 'Slå totrinsbekræftelse fra',
  removeText: 'Du logger derefter ind med din adgangskode alene.',
  removed: 'Totrinsbekræftelse er slået fra',
  alreadyOn: 'Totrinsbekræftelse er allerede slået til',
  alreadyOff: 'Totrinsbekræftelse er allerede slået fra',
  switchedOn: 'Totrinsbekræftelse er slået til.',
} as const;

/** In groups, which are easier to read and type. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{5})(?=.)/g, '$1 ');
export const groupedKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
