import type { NewSubscriptionCategory } from 'shared/contracts/new-subscription';

export const texts = {
  title: 'Opret abonnement',
  back: 'Abonnementsoversigt',
  many: 'Opret flere på én gang',
  submit: 'Bestil abonnement',
  placed: 'Abonnementet bliver oprettet',
  placedBefore: 'Din forrige bestilling er modtaget',
  placedBeforeText:
    'Svaret nåede ikke frem til dig, og siden har du ændret noget. Abonnementet her er ikke bestilt: bestil igen, hvis I skal bruge det også.',
  seeOrders: 'Se ordrer',
  forbiddenTitle: 'Du kan ikke oprette abonnementer',
  forbidden: 'Det kan administratorer i en virksomhed med rammeaftale.',
  price: 'Pris pr. måned',
  total: 'I alt',
  prices: 'Alle priser er ekskl. moms.',
} as const;

export const categoryLabels: Readonly<Record<NewSubscriptionCategory, string>> = {
  Voice: 'Mobilabonnement',
  MobileBroadband: 'Mobilt bredbånd',
  HomeOffice: 'Bredbånd til hjemmearbejdsplads',
  HomeOfficeMobileBroadband: 'Mobilt bredbånd til hjemmearbejdsplads',
};

export const planTexts = {
  title: 'Abonnement',
  category: 'Hvad skal I bruge?',
  plan: 'Hvilket abonnement skal det være?',
  failed: 'Kunne ikke indlæse de abonnementer, der kan oprettes.',
  type: 'Type',
  withdrawn: 'Abonnementet sælges ikke længere. Vælg et andet.',
} as const;

export const userTexts = {
  title: 'Bruger',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  name: 'Navn',
  email: 'E-mail',
  employeeId: 'Medarbejdernummer',
} as const;

export const accountTexts = {
  title: 'Kundenummer',
  search: 'Søg efter kundenummer',
  searchHelp: 'Skriv mindst 2 tegn af navnet eller nummeret.',
  choose: 'Hvilket kundenummer skal abonnementet faktureres på?',
  failed: 'Kunne ikke indlæse kundenumrene.',
  none: 'Vi fandt ingen kundenumre, der kan bruges til denne type abonnement.',
  isClosed: 'Kundenummeret er lukket.',
  create: 'Opret kundenummer',
  gone: 'Kundenummeret findes ikke længere, eller du har ikke adgang til det. Vælg et andet.',
} as const;

export const numberTexts = {
  title: 'Telefonnummer',
  search: 'Søg efter cifre i nummeret',
  choose: 'Hvilket nummer skal abonnementet have?',
  help: 'Når du vælger et nummer, holder vi det til dig i 15 minutter.',
  failed: 'Kunne ikke indlæse de ledige numre.',
  none: 'Der er ingen ledige numre med de cifre.',
  reserving: 'Reserverer nummeret…',
  reserved: (number: string, time: string): string => `${number} er reserveret til dig til kl. ${time}.`,
  ranOut: (number: string): string => `Tiden for ${number} er løbet ud. Andre kan nu vælge nummeret.`,
  again: 'Hold nummeret i 15 minutter til',
  mode: 'Hvor skal nummeret komme fra?',
  modes: {
    New: { label: 'Et nyt nummer' },
    Port: { label: 'Flyt et nummer fra et andet selskab', help: 'Brugeren beholder sit nummer.' },
  },
} as const;

export const portingTexts = {
  number: 'Nummer, der skal flyttes',
  donorOperator: 'Nuværende teleselskab',
  ownerName: 'Ejer af nummeret',
  ownerNameHelp: 'Navnet, som det står hos det nuværende selskab.',
  ownerCvr: 'Ejerens CVR-nummer',
  wishDate: 'Hvornår skal nummeret flyttes?',
  wishDateHelp: 'En hverdag, tidligst den næste. Skriv datoen som dd/mm/åååå.',
  notice:
    'Flytningen opsiger ikke aftalen med det andet selskab før tid: binding og varsel dér gælder stadig.',
  file: 'Fuldmagt',
  fileHelp: 'Underskrevet af ejeren. PDF, JPG eller PNG på højst 2 GB.',
  moved: (number: string, operator: string, date: string): string =>
    `${number} flyttes fra ${operator} den ${date}`,
  owner: 'Ejer',
} as const;

export const simTexts = {
  title: 'Simkort',
  kind: 'Hvilket simkort skal bruges?',
  kinds: {
    SimCard: { label: 'Nyt simkort', help: 'Et fysisk kort, der sendes eller hentes.' },
    Esim: { label: 'E-sim', help: 'Intet kort. Telefonen skal understøtte e-sim.' },
    InHand: { label: 'Et simkort, I har liggende', help: 'Nummeret står på kortet.' },
  },
  icc: 'Simkortnummer',
  shipment: 'Hvordan skal simkortet leveres?',
  shipmentMissing: 'Vælg, hvordan simkortet skal leveres',
  shipments: { Custom: 'Send det til en adresse', PickUp: 'Hent det i en butik' },
  shipmentTerm: 'Levering',
} as const;

export const addressTexts = {
  title: 'Installationsadresse',
  address: 'Adresse',
} as const;

export const serviceTexts = {
  title: 'Ekstra services',
  choose: 'Hvilke ekstra services skal abonnementet have?',
  included: 'Følger med abonnementet',
  none: 'Der er ingen ekstra services til dette abonnement.',
  requires: (names: string): string => `Kræver ${names}.`,
  excludes: (names: string): string => `Kan ikke bruges sammen med ${names}.`,
  chosenNone: 'Ingen',
} as const;
