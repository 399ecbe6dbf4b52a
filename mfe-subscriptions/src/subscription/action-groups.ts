import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import type { PageIds } from 'shared/remote/pages';
import type { PageDeclaration } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { detailsTexts as texts } from './texts.ts';

const words = texts.actions;

/** A task and the page for it. */
export interface ActionEntry {
  readonly label: string;
  readonly page: PageDeclaration & { readonly href: (ids: PageIds<':subscriptionId'>) => string };
  /** The required action, if it is not the page's own; null for a read-only link. */
  readonly action?: SubscriptionAction | null;
}

export type ActionGroup = readonly [heading: string, entries: readonly ActionEntry[]];

/** Whether it has data that can run out: a price plan of a telephone or mobile broadband. */
const hasMobileData = ({ category, pricePlanInformation }: Subscription): boolean => {
  const type = subscriptionType(category);
  return Boolean(pricePlanInformation) && (type === 'MOBILE' || type === 'MOBILE_BROADBAND');
};

/** Whether it has, or can have, a SIM card. A fixed line cannot. */
const isWithSimCard = ({ category, simCards }: Subscription): boolean =>
  simCards.length > 0 || !['BROADBAND', 'UNKNOWN'].includes(subscriptionType(category));

/** Data cards require a main card with a number, unless there already are some. */
const hasDataCards = (subscription: Subscription): boolean =>
  subscription.simCards.some(({ isMain }) => !isMain) ||
  (hasMobileData(subscription) && Boolean(subscription.telephoneNumber));

const groupsOf = (of: Subscription): readonly ActionGroup[] => [
  [
    words.lost,
    [
      { label: of.status === 'Suspended' ? texts.reactivate : pages.suspend.title, page: pages.suspend },
      ...(isWithSimCard(of) ? [{ label: words.simCards, page: pages.simCards }] : []),
    ],
  ],
  [
    words.plan,
    [
      { label: words.changePlan, page: pages.changePlan },
      { label: words.extraServices, page: pages.extraServices },
      ...(hasDataCards(of)
        ? [{ label: words.dataCards, page: pages.simCards, action: 'DataCards' } as const]
        : []),
    ],
  ],
  [
    words.usageAndAlerts,
    [
      { label: words.usage, page: pages.usage },
      ...(hasMobileData(of)
        ? [
            { label: words.topUp, page: pages.usage, action: 'TopUp' } as const,
            { label: pages.usageAlerts.title, page: pages.usageAlerts },
          ]
        : []),
    ],
  ],
  [
    words.limits,
    [
      { label: words.barrings, page: pages.barrings },
      { label: words.forwarding, page: pages.forwarding },
    ],
  ],
  [
    words.billing,
    [
      { label: words.settings, page: pages.settings },
      { label: words.account, page: pages.account },
      { label: words.terminate, page: pages.terminate },
    ],
  ],
];

/** Tasks of administrators, most urgent first. */
export const administratorGroups = (subscription: Subscription): readonly ActionGroup[] =>
  groupsOf(subscription)
    .map(
      ([heading, entries]) =>
        [heading, entries.filter(({ page }) => page.isFor?.(subscription) !== false)] as const,
    )
    .filter(([, entries]) => entries.length > 0);

/** Tasks of an employee on their own subscription. Without a SIM card there is nothing to lose. */
export const ownGroups = ({ simCards }: Subscription): readonly ActionGroup[] =>
  simCards.length === 0
    ? []
    : [
        [
          words.lost,
          [
            { label: pages.reportLoss.title, page: pages.reportLoss },
            { label: words.codes, page: pages.simCards, action: null },
          ],
        ],
      ];
