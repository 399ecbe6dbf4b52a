import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { hashedDestination, refuseOver } from '../kernel/refuse-over.ts';

const hour = 3600;
/** Limits: alerts set per hour by one person and for one customer; per day to one address or phone number by anyone. */
const limits = { person: 100, customer: 400, recipient: 100 };

/**
 * Counts an alert before it is set. An alert whose limit is already reached is sent at once, and again each time it is
 * set, which could be used to flood a stranger's phone. Runs in the transaction, so rejected changes are not counted.
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
    // In a fixed order, to avoid deadlocks between alerts with the same recipients.
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
