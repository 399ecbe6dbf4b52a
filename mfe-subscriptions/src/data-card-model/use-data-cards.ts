import type { DataCard, DataCardOffering } from 'shared/contracts/data-card';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { dataCardsRead } from './data-cards.queries.ts';

/** A data card with its product. */
export interface KnownDataCard {
  readonly card: DataCard;
  readonly product: DataCardOffering | undefined;
}

/** The data cards of a subscription, and the data card with a given number. */
export const useDataCards = (ids: SubscriptionIds) => {
  const query = useQuery(dataCardsRead(useHttp(), ids));
  const cardOf = (number: string): KnownDataCard | undefined => {
    const card = query.data?.dataCards.find(({ icc }) => icc === number);
    const product = query.data?.offerings.find(
      ({ simcardProductCode }) => simcardProductCode === card?.simcardProductCode,
    );
    return card && { card, product };
  };
  return { query, cardOf };
};
