import type { DataCard, DataCardOffering, DataCards } from 'shared/contracts/data-card';
import type { CardChoice } from '../data-card-model/card-choice.ts';
import type { OrderContext } from '../order-form-model/order-action-page.tsx';

/** Form values: the card, and its replacement. */
export interface SwitchValues extends CardChoice {
  readonly old: string;
}

type Of = Pick<OrderContext<DataCards>, 'data' | 'params'>;

export const productOf = ({ data, params }: Of): DataCardOffering | undefined =>
  data.offerings.find(({ simcardProductCode }) => simcardProductCode === params['simcardProductCode']);

/** The subscription's data cards of the product in the address. */
export const cardsOfProduct = ({ data, params }: Of): DataCard[] =>
  data.dataCards.filter(({ simcardProductCode }) => simcardProductCode === params['simcardProductCode']);
