import {
  SUBSCRIPTION_ACTIONS,
  type ActionReason,
  type AllowedAction,
  type SubscriptionAction,
} from 'shared/contracts/allowed-actions';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { servePreview } from './preview.ts';

/** Everything is allowed. */
export const allowing = (): AllowedAction[] =>
  SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown').map(action => ({
    action,
    allowed: true,
    reasonCode: null,
  }));

/** Everything is allowed except one action. */
export const forbidding = (action: SubscriptionAction, reasonCode: ActionReason): AllowedAction[] =>
  allowing().map(each => (each.action === action ? { action, allowed: false, reasonCode } : each));

/** Mocks the allowed actions of S1, and an empty preview for any order; returns the received queries. */
export const serveActions = (server: TestApi, actions: readonly AllowedAction[] = allowing()) => {
  servePreview(server, {});
  return serve(server, 'subscriptions/S1/allowed-actions', () => ({ actions }));
};
