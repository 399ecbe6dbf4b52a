import type { HeldAlerts } from 'shared/contracts/access';
import type { AccessChoice } from '../access-model/access-choice.ts';

/** Alerts of usage that go on without a person. */
export interface HandedOver {
  readonly count: number;
  /** Of these, those that tell nobody else, and so whoever takes the access away. */
  readonly toldAlone: number;
}

/** What is handed over by a person who keeps these billing accounts; undefined where nothing is. */
export const handedOver = (
  alerts: HeldAlerts | undefined,
  kept: readonly string[],
): HandedOver | undefined => {
  const lost = (alerts ?? []).filter(({ accountId }) => !kept.includes(accountId));
  if (lost.length === 0) return undefined;
  const sum = (of: (each: HeldAlerts[number]) => number) => lost.reduce((total, each) => total + of(each), 0);
  return { count: sum(each => each.count), toldAlone: sum(each => each.toldAlone) };
};

/** What is handed over where a choice is saved: nothing by who gets access to all. */
export const handedOverBy = (alerts: HeldAlerts | undefined, choice: AccessChoice): HandedOver | undefined =>
  choice.selectedVariant === 'SELECTED-ACCOUNTS'
    ? handedOver(
        alerts,
        choice.accounts.map(({ id }) => id),
      )
    : undefined;
