import type { DataCardOffering, DataCards } from 'shared/contracts/data-card';
import type { OrderContext } from '../order-form-model/order-action-page.tsx';

/** The data card in the address, if the subscription can have it. */
export const offeringOf = ({
  data,
  params,
}: Pick<OrderContext<DataCards>, 'data' | 'params'>): DataCardOffering | undefined =>
  data.offerings.find(
    ({ simcardProductCode, maxCount }) => simcardProductCode === params['simcardProductCode'] && maxCount > 0,
  );
