import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { dataCardTexts as texts } from './texts.ts';

/** The way back from what is done with a data card: to the SIM cards of the subscription. */
export const simCardsBack = (ids: SubscriptionIds) => ({ href: pages.simCards.href(ids), label: texts.back });
