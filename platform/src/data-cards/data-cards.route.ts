import { mayReadCodes } from 'shared/contracts/allowed-action-rules';
import { dataCardsAnswer, dataCardsQuery } from 'shared/contracts/data-card';
import type { Api, ApiContext } from '../kernel/api.ts';
import { factsOf } from '../orders/lock-subscription.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { toDataCard, toOfferings } from './data-cards.query.ts';
import { findDataCards } from '../products/held-data-cards.ts';

/**
 * `GET /subscriptions/{subscriptionId}/sims/datacard-offerings`: the data cards that a subscription has and can have
 * (SIM-030). What installs an eSIM is kept from whom the main card's is.
 */
export function addDataCardsRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'sims/datacard-offerings',
    summary: 'The data cards of a subscription',
    system: 'ProductOfferingQualificationAPI',
    query: dataCardsQuery,
    answer: dataCardsAnswer,
    read: async ({ db, subscription, tenant }) => {
      const cards = await findDataCards(db, subscription.subscription_id);
      return {
        offerings: toOfferings(subscription, cards),
        dataCards: cards.map(card => toDataCard(card, mayReadCodes(factsOf(tenant, subscription)))),
      };
    },
  });
}
