import { pendingHttp as http, testReads } from 'shared/testing/reads.ts';
import { bulkQueries } from './bulk-model/bulk.queries.ts';
import { createQueries } from './create-subscription/create.queries.ts';
import { orderQueries } from './order-model/order.queries.ts';
import { ordersParams } from './orders/orders-params.ts';
import { ordersQueries } from './orders/orders.queries.ts';
import { overviewParams } from './overview/overview-params.ts';
import { overviewQueries } from './overview/overview.queries.ts';
import { viewsQuery } from './overview/views.queries.ts';
import { allowedActionsRead } from './subscription-model/allowed-actions.queries.ts';
import { orderHistoryQueries } from './subscription-model/order-history.queries.ts';
import { subscriptionQueries } from './subscription-model/subscription.queries.ts';
import { usageAlertsQueries } from './usage-alerts/usage-alerts.queries.ts';

const customerId = '1001';
const ids = { customerId, subscriptionId: 'S1' };
const subscription = ['subscriptions', 'S1'];
const bulk = bulkQueries(http, customerId);
const creation = createQueries(http, customerId);

testReads(
  ['mfe-subscriptions', customerId],
  [
    ['a subscription (HTTP-026)', subscriptionQueries(http).details(ids), subscription],
    ['its orders (HTTP-026)', orderHistoryQueries(http).list(ids), subscription],
    ['its allowed actions (HTTP-026)', allowedActionsRead(http, ids), subscription],
    ['its alerts', usageAlertsQueries(http).all(ids), [...subscription, 'usage-alerts']],
    [
      'the subscriptions (HTTP-026)',
      overviewQueries(http).list({ customerId, ...overviewParams.initial }),
      ['subscription-lists'],
    ],
    ['the saved views', viewsQuery(http, customerId), ['subscription-views']],
    ['the orders (HTTP-026)', ordersQueries(http).list({ customerId, ...ordersParams.initial }), ['orders']],
    ['an order (HTTP-026)', orderQueries(http).details(customerId, 'O1'), ['orders']],
    ['the jobs', bulk.jobs({ page: 1, pageSize: 20 }), ['bulk-jobs']],
    ['a job', bulk.job('J1'), ['bulk-jobs']],
    ['its rows', bulk.rows({ jobId: 'J1', status: undefined, page: 1, pageSize: 20 }), ['bulk-jobs']],
    ['the free numbers', creation.numbers(''), ['numbers']],
    ['the offerings', creation.offerings('Voice'), ['new-offerings']],
  ],
);
