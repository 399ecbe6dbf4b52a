import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { OrderType } from 'shared/contracts/order';
import type { subscriptionPaths } from './paths.ts';

/** The pages of one subscription that say what stands in the way of a change. */
export type NoticePage = keyof typeof typesOfPage;

/** What is done on each page (SUB-042 to SUB-047); on the others things are only looked at. */
export const actionOfPage: Partial<Record<NoticePage, SubscriptionAction>> = {
  suspend: 'Suspension',
  forwarding: 'CallForwarding',
  barrings: 'Barrings',
  account: 'BillingAccount',
  changeAccount: 'BillingAccount',
  changePlan: 'PricePlan',
  simCards: 'SimCards',
  simCard: 'SimCards',
  switchSimCard: 'SimCards',
  switchToEsim: 'SimCards',
  addDataCard: 'DataCards',
  switchDataCard: 'DataCards',
  extraServices: 'ExtraServices',
  settings: 'UserDetails',
  terminate: 'Terminate',
};

/** Whatever a page is about, these change whether there is a subscription to change. */
const always: readonly OrderType[] = [
  'CreateSubscription',
  'RemoveSubscription',
  'Termination',
  'NumberPorting',
];
const status: readonly OrderType[] = ['Suspension', 'Reactivation'];
const simCards: readonly OrderType[] = [
  ...status,
  'CreateSimCard',
  'ChangeSimCard',
  'CreateExtraDataCard',
  'ChangeExtraDataCard',
  'RemoveExtraDataCard',
];
const product: readonly OrderType[] = [
  ...status,
  'ChangePriceplan',
  'ChangeSubscription',
  'CreateAdditionalProduct',
  'ChangeAdditionalProduct',
  'RemoveAdditionalProduct',
];

const typesOfPage = {
  details: 'all',
  orderHistory: 'all',
  terminate: 'all',
  suspend: status,
  barrings: [
    ...status,
    'CreateBarring',
    'RemoveBarring',
    'UpdatedOwnerControl',
    'ChangeSubscriptionOwnerControl',
  ],
  forwarding: [...status, 'CallForvarding'],
  account: ['ChangeAccount', 'ChangeSubscription'],
  changeAccount: ['ChangeAccount', 'ChangeSubscription'],
  changePlan: product,
  extraServices: product,
  settings: ['ChangeSubscription'],
  simCards,
  simCard: simCards,
  switchSimCard: simCards,
  switchToEsim: simCards,
  addDataCard: simCards,
  switchDataCard: simCards,
} as const satisfies Partial<Record<keyof typeof subscriptionPaths, readonly OrderType[] | 'all'>>;

/** Whether an order of this type matters on a page, while it is in processing (SUB-056). */
export const isRelevant = (page: NoticePage, type: OrderType): boolean => {
  const types: readonly OrderType[] | 'all' = typesOfPage[page];
  return types === 'all' || always.includes(type) || types.includes(type);
};
