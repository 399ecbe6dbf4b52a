import type { HeldAlerts } from 'shared/contracts/access';
import type { AccessChoice } from '../access-model/access-choice.ts';

/** Usage alerts that continue without the administrator. */
export interface HandedOver {
  readonly count: number;
  /** Of these, those with no other recipient, so that whoever removes the access becomes the recipient. */
  readonly toldAlone: number;
}

/** What an administrator who keeps only these billing accounts hands over; undefined when nothing. */
export const handedOver = (
  alerts: HeldAlerts | undefined,
  kept: readonly string[],
): HandedOver | undefined => {
  const lost = (alerts ?? []).filter(({ accountId }) => !kept.includes(accountId));
  if (lost.length === 0) return undefined;
  const sum = (of: (each: HeldAlerts[number]) => number) => lost.reduce((total, each) => total + of(each), 0);
  return { count: sum(each => each.count), toldAlone: sum(each => each.toldAlone) };
};

/** What saving a choice hands over: nothing when it gives access to all accounts. */
export const handedOverBy = (alerts: HeldAlerts | undefined, choice: AccessChoice): HandedOver | undefined =>
  choice.selectedVariant === 'SELECTED-ACCOUNTS'
    ? handedOver(
        alerts,
        choice.accounts.map(({ id }) => id),
      )
    : undefined;
