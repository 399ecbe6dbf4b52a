import { useState } from 'react';
import { placedOrderAnswer, type PlacedOrder } from 'shared/contracts/placed-order';
import type { TopUps } from 'shared/contracts/usage';
import { useWrite } from 'shared/write';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';

/** One purchase, however often its request is repeated until there is a response. */
interface Purchase {
  readonly productCode: string;
  readonly key: string;
  /** Orders known at the time: those shown as bought, and those placed here. */
  readonly knownOrderIds: readonly string[];
}

/**
 * Buys a top-up once per confirmation. The response may have been lost: `begin` with the same product continues the same
 * purchase until the page shows a new one as bought.
 */
export const usePurchase = (
  ids: SubscriptionIds,
  active: TopUps['active'],
  onPlaced: (order: PlacedOrder) => void,
) => {
  const [purchase, setPurchase] = useState<Purchase>();
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const path = subscriptionPath(ids, 'top-ups');
  const write = useWrite({
    send: (http, { productCode, key }: Purchase) =>
      http.request({
        method: 'POST',
        path,
        query: { customerId: ids.customerId },
        body: { productCode },
        headers: { 'idempotency-key': key },
        schema: placedOrderAnswer,
      }),
    stale: orderStaleKeys(ids),
    onDone: order => {
      setPurchase(undefined);
      setPlaced([...placed, order.orderId]);
      onPlaced(order);
    },
  });
  const begin = (productCode: string) => {
    const bought = active.map(({ orderId }) => orderId);
    const isOpen =
      purchase?.productCode === productCode && bought.every(each => purchase.knownOrderIds.includes(each));
    if (isOpen) return;
    setPurchase({ productCode, knownOrderIds: [...bought, ...placed], key: crypto.randomUUID() });
  };
  const confirm = () => {
    if (purchase) write.submit(purchase);
  };
  return { path, write, begin, confirm };
};
