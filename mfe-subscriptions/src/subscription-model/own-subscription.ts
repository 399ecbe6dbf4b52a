import type { AllowedAction } from 'shared/contracts/allowed-actions';

/**
 * Whether an employee uses the subscription themselves: they may do something to their own alone, if not always now, and
 * nothing at all to the rest.
 */
export const isOwnOf = (actions: readonly AllowedAction[]): boolean =>
  actions.some(({ action, reasonCode }) => action === 'ReportLoss' && reasonCode !== 'RoleNotSufficient');
