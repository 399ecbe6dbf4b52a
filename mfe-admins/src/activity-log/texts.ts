import { formatCount } from 'shared/format/number';

export const activityLogTexts = {
  title: 'Aktivitetslog',
  help: 'Se, hvem der har ændret hvad og hvornår.',
  back: 'Tilbage til administratorer',
  search: 'Søg efter person',
  action: 'Hændelse',
  allActions: 'Alle hændelser',
  from: 'Fra og med',
  to: 'Til og med',
  dateError: 'Skriv datoen som dd/mm/åååå.',
  orderError: 'Datoen skal være den samme som eller senere end fra-datoen.',
  apply: 'Vis periode',
  download: 'Hent som CSV',
  tableName: 'Hændelser',
  columns: { action: 'Hændelse', change: 'Ændring', actor: 'Udført af', at: 'Tidspunkt' },
  before: 'Før',
  after: 'Efter',
  noChange: 'Ingen oplysninger',
  unknownActor: 'Kundeservice eller en tidligere bruger',
  linkHolder: 'Modtageren af linket',
  empty: 'Der er ingen hændelser endnu.',
  noHits: 'Ingen hændelser matcher dine filtre.',
  failed: 'Kunne ikke indlæse aktivitetsloggen.',
  forbiddenTitle: 'Du har ikke adgang til aktivitetsloggen',
  forbidden: 'Kun superadministratorer kan se, hvad der er ændret.',
} as const;

/** Only the newest come into a file. */
export const cutFileText = (most: number): string =>
  `Filen får de ${formatCount(most)} nyeste hændelser. Vælg en kortere periode for at få resten.`;

export const allAccountsText = 'Alle kundenumre';

/** What was ordered, under which number, and from when it counts. */
export const orderText = (type: string, orderId: string, day: string): string =>
  `${type}, ordre ${orderId}, fra ${day}`;

export const selectedAccountsText = (accounts: readonly string[], left: number): string => {
  const names = accounts.join(', ');
  if (left > 0) return `Udvalgte kundenumre: ${names} og ${formatCount(left)} mere`;
  return names === '' ? 'Udvalgte kundenumre' : `Udvalgte kundenumre: ${names}`;
};
