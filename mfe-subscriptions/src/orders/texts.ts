import type { ProductGroup } from 'shared/contracts/account';
import { FAILURES_SHOWN_DAYS } from 'shared/contracts/order';
import type { OrderView } from './orders-params.ts';

export const ordersTexts = {
  title: 'Ordrer',
  help: 'Følg de ændringer, I har bestilt.',
  search: 'Søg efter ordre, bruger, nummer eller produkt',
  view: 'Vis',
  type: 'Type',
  group: 'Område',
  tableName: 'Ordrer',
  columns: {
    order: 'Ordre',
    user: 'Bruger',
    status: 'Status',
    created: 'Bestilt',
    createdBy: 'Bestilt af',
  },
  seeSubscription: 'Se abonnementet',
  showAll: 'Vis alle ordrer',
  noHits: 'Ingen ordrer matcher dine filtre.',
  failed: 'Kunne ikke indlæse ordrerne.',
  noContractTitle: 'Ordrer er ikke tilgængelige',
  noContract: 'Oplysningerne er ikke tilgængelige, fordi virksomheden mangler en rammeaftale.',
} as const;

export const viewLabels: Readonly<Record<OrderView, string>> = {
  igang: 'Ordrer i gang',
  fejlede: 'Fejlede ordrer',
  'nyligt-fejlede': `Fejlet de seneste ${String(FAILURES_SHOWN_DAYS)} dage`,
  gennemfoerte: 'Gennemførte ordrer',
  annullerede: 'Annullerede ordrer',
  alle: 'Alle ordrer',
};

/** Says that a view is empty. */
export const emptyTexts: Readonly<Record<OrderView, string>> = {
  igang: 'I har ingen ordrer i gang lige nu.',
  fejlede: 'I har ingen fejlede ordrer.',
  'nyligt-fejlede': `Ingen ordrer er fejlet de seneste ${String(FAILURES_SHOWN_DAYS)} dage.`,
  gennemfoerte: 'I har ingen gennemførte ordrer endnu.',
  annullerede: 'I har ingen annullerede ordrer.',
  alle: 'I har ingen ordrer endnu.',
};

/** What the account of an order is for. */
export const groupLabels: Readonly<Record<Exclude<ProductGroup, 'Unknown'>, string>> = {
  Mobile: 'Mobil',
  HomeOffice: 'Hjemmearbejdsplads',
  Broadband: 'Bredbånd',
  DataNet: 'Datanet',
  Fixed: 'Fastnet',
};
