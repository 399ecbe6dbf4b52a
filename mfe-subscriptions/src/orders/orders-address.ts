import { ORDER_TYPES, PROCESSING_STATUSES, type OrderStatus, type OrderType } from 'shared/contracts/order';
import { known, readPlace, writePlace } from '../list-address.ts';
import type { ListChoices } from '../use-list-address.ts';

/** Which orders are shown, by what they mean to a person. Open ones first: those still change. */
export const orderViews = ['igang', 'fejlede', 'gennemfoerte', 'annullerede', 'alle'] as const;
export type OrderView = (typeof orderViews)[number];

const statusesByView: Readonly<Record<OrderView, readonly OrderStatus[]>> = {
  igang: PROCESSING_STATUSES,
  fejlede: ['Failed'],
  gennemfoerte: ['Completed'],
  annullerede: ['Cancelled'],
  alle: [],
};

/** The statuses of a view; none is no filter. */
export const statusesOf = (view: OrderView): readonly OrderStatus[] => statusesByView[view];

/** What the person has chosen in the orders overview, as it stands in the address. */
export interface OrdersAddress extends ListChoices {
  readonly view: OrderView;
  readonly types: readonly OrderType[];
}

const usualView: OrderView = 'igang';
const longestSearch = 200;

/** The view of a text; what is none is the usual one. */
export const toOrderView = (text: string | null): OrderView =>
  orderViews.find(view => view === text) ?? usualView;

/** Reads the address; what makes no sense there falls back to what is usual. */
export const readOrdersAddress = (params: URLSearchParams): OrdersAddress => ({
  view: toOrderView(params.get('vis')),
  types: known(ORDER_TYPES, params.getAll('type')),
  search: (params.get('soeg') ?? '').trim().slice(0, longestSearch),
  ...readPlace(params),
});

/** The query of an address; what is usual is left out. */
export const writeOrdersAddress = (address: OrdersAddress): URLSearchParams => {
  const params = new URLSearchParams();
  if (address.view !== usualView) params.set('vis', address.view);
  for (const type of address.types) params.append('type', type);
  if (address.search.trim() !== '') params.set('soeg', address.search.trim());
  writePlace(params, address);
  return params;
};

/** True when search or types leave something out of the view. */
export const isNarrowed = ({ types, search }: OrdersAddress): boolean => types.length > 0 || search !== '';
