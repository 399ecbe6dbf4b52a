import type { AllowedAction } from 'shared/contracts/allowed-actions';

/**
 * Whether an employee uses the subscription themselves: they have actions on their own only, even if not always
 * allowed, and none at all on others.
 */
export const isOwnOf = (actions: readonly AllowedAction[]): boolean =>
  actions.some(({ action, reasonCode }) => action === 'ReportLoss' && reasonCode !== 'RoleNotSufficient');
