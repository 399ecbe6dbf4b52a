import type { SuspensionReason } from 'shared/contracts/suspension';
import type { NumberHandling, TerminationReason } from 'shared/contracts/termination';

/** Why a subscription is suspended. A fixed line has no SIM card to lose. */
export const suspensionReasonLabel = (reason: SuspensionReason, hasSim: boolean): string => {
  const what = hasSim ? 'Telefonen eller simkortet' : 'Udstyret';
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
