import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import type { PageIds } from 'shared/remote/pages';
import type { PageDeclaration } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { detailsTexts as texts } from './texts.ts';

const words = texts.actions;

/** Something that a person comes for, and the page it is done on. */
export interface ActionEntry {
  readonly label: string;
  readonly page: PageDeclaration & { readonly href: (ids: PageIds<':subscriptionId'>) => string };
  /** What has to be allowed for it, where that is not the page's own action; null where it is only looked at. */
  readonly action?: SubscriptionAction | null;
}

export type ActionGroup = readonly [heading: string, entries: readonly ActionEntry[]];

/** Whether it has data that can run out: a price plan of a telephone or of mobile broadband. */
const hasMobileData = ({ category, pricePlanInformation }: Subscription): boolean => {
  const type = subscriptionType(category);
  return Boolean(pricePlanInformation) && (type === 'MOBILE' || type === 'MOBILE_BROADBAND');
};

/** Whether a SIM card belongs to it. A fixed line has none, and none can come. */
const isWithSimCard = ({ category, simCards }: Subscription): boolean =>
  simCards.length > 0 || !['BROADBAND', 'UNKNOWN'].includes(subscriptionType(category));

/** Data cards come beside a main card that has a number, or are there already. */
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

/** What administrators come to a subscription for, the most urgent first. */
export const administratorGroups = (subscription: Subscription): readonly ActionGroup[] =>
  groupsOf(subscription)
    .map(
      ([heading, entries]) =>
        [heading, entries.filter(({ page }) => page.isFor?.(subscription) !== false)] as const,
    )
    .filter(([, entries]) => entries.length > 0);

/** What an employee can do with a subscription of their own. Without a SIM card nothing can be lost. */
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
