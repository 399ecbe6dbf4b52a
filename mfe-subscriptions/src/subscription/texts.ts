import type { ActionReason } from 'shared/contracts/allowed-actions';
import { formatCount } from 'shared/format/number';

/** Short reasons beside the actions; the box above them has the full sentence. */
export const shortReasons: Partial<Record<ActionReason | 'Unknown', string>> = {
  Suspended: 'Først efter genåbning',
  SuspendedNoAltering: 'Kun gennem kundeservice',
  UnderTermination: 'Først når opsigelsen er fortrudt',
  Cancelled: 'Abonnementet er ophørt',
};

export const detailsTexts = {
  back: 'Abonnementsoversigt',
  titleWithoutUser: 'Abonnement',
  reactivate: 'Genåbn abonnement',
  activityLog: 'Aktivitetslog',
  failed: 'Kunne ikke indlæse abonnementet.',
  subscription: 'Abonnement',
  product: 'Produkt',
  type: 'Type',
  number: 'Nummer',
  circuit: 'Kredsløbsnummer',
  price: 'Pris',
  priceNote: 'Priser er ekskl. moms',
  started: 'Startdato',
  starts: 'Starter',
  ends: 'Ophører',
  ended: 'Slutdato',
  account: 'Kundenummer',
  limit: 'Beløbsgrænse',
  limitPerMonth: (kroner: number): string => `${formatCount(kroner)}\u00a0kr. om måneden`,
  user: 'Bruger',
  name: 'Navn',
  email: 'E-mail',
  employeeId: 'Medarbejdernummer',
  invoiceNote: 'Tekst på fakturaen',
  noUser: 'Der er ingen bruger på abonnementet.',
  address: 'Installationsadresse',
  plan: 'Inkluderet i abonnementet',
  services: 'Services',
  noServices: 'Der er ingen services på abonnementet.',
  barrings: 'Spærringer',
  barringsHelp: 'Der er spærret for:',
  simCards: 'Simkort',
  actions: {
    heading: 'Hvad vil du gøre?',
    lost: 'Mistet, stjålet eller i stykker',
    simCards: 'Skift simkort, bestil e-sim eller se PUK-kode',
    codes: 'Se simkort og PUK-kode',
    reopenedByAdministrator: 'Nummeret er spærret. Kun en administrator kan åbne det igen.',
    plan: 'Abonnement, services og datakort',
    changePlan: 'Skift abonnement',
    extraServices: 'Ekstra services',
    dataCards: 'Datakort til flere enheder',
    usageAndAlerts: 'Forbrug og advarsler',
    usage: 'Se forbrug',
    topUp: 'Tank op med mere data',
    limits: 'Spærringer og viderestilling',
    barrings: 'Spærringer og beløbsgrænse',
    forwarding: 'Viderestilling',
    billing: 'Bruger, faktura og opsigelse',
    settings: 'Rediger bruger og tekst på fakturaen',
    account: 'Se eller skift kundenummer',
    terminate: 'Opsig abonnement',
  },
  administerSimCards: 'Administrer simkort',
  /** Without any change to make there. */
  seeSimCards: 'Se simkort',
  noSimCards: 'Der er ingen simkort på abonnementet.',
} as const;

export const planTexts = {
  free: 'Fri',
  yes: 'Ja',
  noBinding: 'Ingen binding',
  data: 'Data i Danmark',
  dataEu: 'Data i EU',
  dataRoaming: 'Data uden for EU',
  voice: 'Tale',
  sms: 'Sms',
  mms: 'Mms',
  speed: 'Hastighed (ned/op)',
  technology: 'Teknologi',
  is5GReady: 'Klar til 5G',
  binding: 'Binding',
} as const;

export const dataUsageTexts = {
  title: 'Dataforbrug i perioden',
  more: 'Se hele forbruget',
} as const;

/** After a telephone, or the equipment of mobile broadband, was reported lost or stolen. */
export const afterLossTexts = {
  titles: { MOBILE: 'Når telefonen er væk', MOBILE_BROADBAND: 'Når udstyret er væk' },
  isBlocked: 'Nummeret er spærret.',
  blockedSoon: 'Nummeret bliver spærret om få minutter.',
  blockedFrom: (day: string): string => `Nummeret bliver spærret ${day}.`,
  noCalls: 'Så kan telefonen ikke ringe, sende sms eller bruge data. Der kan stadig ringes til 112.',
  noData: 'Så virker forbindelsen til internettet ikke.',
  sameCard: 'Der er ikke bestilt et nyt simkort: det gamle virker igen, når nummeret genåbnes.',
  cardComes: 'Det nye simkort overtager nummeret, når det er spærret. Det gamle virker ikke igen.',
  insertCard: (device: string): string => `Sæt det nye simkort i ${device}. Det gamle virker ikke igen.`,
  esimComes: 'E-simkortet overtager nummeret, når det er spærret. QR-koden kan ses her bagefter.',
  installEsim: (device: string): string =>
    `Installér e-simkortet på ${device}. Det kan gøres, mens nummeret er spærret.`,
  esimInstalled: 'E-simkortet er installeret. Det gamle simkort virker ikke igen.',
  reopen: (device: string): string => `Genåbn nummeret, når ${device} er klar.`,
  reopenAndSwitch: 'Genåbn nummeret, når I har et nyt simkort, og skift simkortet med det samme.',
  newDevices: { MOBILE: 'den nye telefon', MOBILE_BROADBAND: 'det nye udstyr' },
  police: 'Anmeld tyveriet til politiet. IMEI-nummeret står på æsken og kvitteringen.',
  links: { esim: 'Vis QR-koden', simCards: 'Se simkort og PUK-kode', reopen: 'Genåbn nummeret' },
} as const;
