import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { dataCardTexts as texts } from './texts.ts';

/** Back link of the data card pages: to the subscription's SIM cards. */
export const simCardsBack = (ids: SubscriptionIds) => ({ href: pages.simCards.href(ids), label: texts.back });
