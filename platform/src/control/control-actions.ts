import type { Kysely } from 'kysely';
import { sendAllNotifications } from '../notifications/send-notifications.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import type { Clock } from '../time/clock.ts';
import { clearEntries, readEntries, type CollectedEntry } from '../collector/entries.ts';
import type { Database } from '../database/tables.ts';
import { seedDemoData } from '../demo-data/seed.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { endSignIns } from '../identity/sessions/end-sign-ins.ts';
import { forgetRefusals } from '../limits/refusals.ts';
import { carriedOut } from '../api/order-actions.ts';
import { advanceAllOrders } from '../orders/progress/advance-orders.ts';
import { raiseAllUsageAlerts } from '../usage-alerts/raise-usage-alerts.ts';
import { readOutbox, type StoredMessage } from '../outbox/messages.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { installEsim, type InstallResult } from '../sims/install-esim.ts';
import type { FlagStore } from '../toggles/flag-store.ts';
import { endTerminated } from '../termination/end-terminated.ts';
import { keepClockOffset } from './clock-setting.ts';

/** The actions of the control API, except toggles and faults. */
export interface ControlActions {
  reset(): Promise<void>;
  moveClock(change: { advanceMs: number } | { now: Date }): Promise<Date>;
  now(): Date;
  /** Simulates a person's phone; returns whether there was an eSIM to install. */
  installEsim(subscriptionId: string, result: InstallResult): Promise<boolean>;
  readOutbox(): Promise<StoredMessage[]>;
  readCollector(): Promise<CollectedEntry[]>;
  clearCollector(): Promise<void>;
  /** Names of the services that do not answer. */
  findFailing(): Promise<string[]>;
}

export interface ControlContext {
  db: Kysely<Database>;
  /** Like `db`, for loading the demo data, which takes longer. */
  patient: Kysely<Database>;
  clock: Clock;
  flags: FlagStore;
  faults: FaultList;
  outbox: Outbox;
  /** The portal's origin, for links in mails. */
  portalOrigin: string;
  /** Seconds an order spends in each status. */
  orderStepSeconds: number;
  /** URLs of the services by name; each answers `GET /health`. */
  serviceUrls: Record<string, string>;
}

export function createControlActions({
  db,
  patient,
  clock,
  flags,
  faults,
  outbox,
  portalOrigin,
  orderStepSeconds,
  serviceUrls,
}: ControlContext): ControlActions {
  const inTurn = createTurns();
  const mailing = { db, clock, outbox, portalOrigin, orderStepSeconds };
  return {
    reset: () =>
      inTurn(async () => {
        faults.clear();
        clock.set(new Date());
        await keepClockOffset(db, 0);
        await seedDemoData(patient, clock);
        await endSignIns(db);
        await db.deleteFrom('sign_in_attempts').execute();
        forgetRefusals();
        await db.deleteFrom('password_reset_requests').execute();
        await db.deleteFrom('outbox_messages').execute();
        await db.deleteFrom('idempotency_keys').execute();
        await clearEntries(db);
        await flags.reset();
      }),
    moveClock: change =>
      inTurn(async () => {
        if ('now' in change) clock.set(change.now);
        else clock.advance(change.advanceMs);
        await keepClockOffset(db, clock.offset());
        await raiseAllUsageAlerts(mailing);
        await advanceAllOrders(db, carriedOut, clock.now());
        await endTerminated(db, clock.now());
        return clock.now();
      }),
    now: () => clock.now(),
    installEsim: (subscriptionId, result) => installEsim(db, subscriptionId, result),
    async readOutbox() {
      // Sends everything requested before this call, even if the relay has not polled since.
      await raiseAllUsageAlerts(mailing);
      await sendAllNotifications(mailing);
      await sendAllMails(mailing);
      return readOutbox(db);
    },
    readCollector: () => readEntries(db),
    clearCollector: () => clearEntries(db),
    async findFailing() {
      const checks = Object.entries(serviceUrls).map(async ([name, url]) => {
        const answers = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(5000) }).then(
          answer => answer.ok,
          () => false,
        );
        return answers ? [] : [name];
      });
      return (await Promise.all(checks)).flat();
    },
  };
}

/** Runs tasks one after the other, because concurrent resets would mix. */
function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
