import { lossBody, type LossBody } from 'shared/contracts/suspension';
import { orderAction, type OrderCall } from '../orders/actions/order-action.ts';
import { suspension } from './suspension.order.ts';
import { suspensionDetails } from './suspension-details.ts';

/**
 * Reports the phone of a subscription lost or stolen: suspends it today for that reason, without a new card. Its user
 * may do this, but only administrators can reactivate it.
 */
export const loss = orderAction({
  method: 'POST',
  endpoint: 'loss',
  summary: 'Report the phone of a subscription as lost or stolen',
  action: 'ReportLoss',
  role: 'User',
  body: lossBody,
  details: suspensionDetails,
  order: ({ data: { reason } }: OrderCall<LossBody>) =>
    Promise.resolve({ type: 'Suspension', details: { reason } }),
  effect: (order, details) => suspension.effect(order, details),
  state: (transaction, subscriptionId) => suspension.state(transaction, subscriptionId),
  example: { reason: 'Lost' },
});
