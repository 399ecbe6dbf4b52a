import type { SubscriptionType } from 'shared/contracts/subscription-kind';
import type { SuspensionReason } from 'shared/contracts/suspension';
import type { NumberHandling, TerminationReason } from 'shared/contracts/termination';

const lost: Readonly<Record<SubscriptionType, string>> = {
  MOBILE: 'Telefonen eller simkortet',
  MOBILE_BROADBAND: 'Udstyret eller simkortet',
  BROADBAND: 'Udstyret',
  UNKNOWN: 'Udstyret',
};

/**
 * Why a subscription is suspended.
 *
 * @param type undefined for several subscriptions, which may be of different types
 */
export const suspensionReasonLabel = (reason: SuspensionReason, type?: SubscriptionType): string => {
  const what = type === undefined ? 'Telefonen, udstyret eller simkortet' : lost[type];
  if (reason === 'Lost') return `${what} er mistet`;
  if (reason === 'Stolen') return `${what} er stjålet`;
  return reason === 'Leave' ? 'Brugeren har orlov' : 'Andet';
};

/** Why a subscription is terminated. */
export const terminationReasonLabels: Readonly<Record<TerminationReason, string>> = {
  UserLeft: 'Brugeren er stoppet',
  NotNeeded: 'Vi har ikke længere brug for det',
  OtherProvider: 'Vi skifter til en anden udbyder',
  Price: 'Det er for dyrt',
  Other: 'Andet',
};

/** What happens to the number of a terminated subscription. */
export const numberHandlingLabels: Readonly<Record<NumberHandling, string>> = {
  Release: 'Frigiv nummeret',
  PortOut: 'Flyt nummeret til en anden udbyder',
};
