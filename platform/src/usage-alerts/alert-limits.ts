import type { ChangeContext } from '../kernel/change-context.ts';
import { hashedDestination, refuseOver } from '../kernel/refuse-over.ts';

const hour = 3600;
/** Alerts set in an hour: by one person, and for one customer. In a day: that tell one address or number, whoever sets them. */
const limits = { person: 100, customer: 400, recipient: 100 };

/**
 * Counts an alert that is about to be set: one whose limit is reached already tells at once, and once more when it is set
 * again, so that nobody floods a stranger's telephone by it. Part of the transaction: what is refused is not counted.
 *
 * @throws ApiProblem 429
 */
export function limitAlerts(
  { transaction, actorId, customerId }: ChangeContext,
  recipients: readonly string[],
): Promise<void> {
  return refuseOver(transaction, [
    { subject: `usage alerts by ${actorId}`, limit: limits.person, seconds: hour },
    { subject: `usage alerts of ${customerId}`, limit: limits.customer, seconds: hour },
    // In one order, in which two who tell the same people wait for each other.
    ...recipients
      .map(hashedDestination)
      .sort()
      .map(to => ({
        subject: `usage alerts to ${to}`,
        limit: limits.recipient,
        seconds: 24 * hour,
      })),
  ]);
}
