import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentSettings } from 'shared/node/payment-settings';
import type { CardKeys } from './card-keys.ts';

/** What the sandbox works with. */
export interface SandboxContext {
  db: Kysely<Database>;
  clock: Clock;
  /** The portal's origin: the only page that may call the sandbox, hold its frames and be returned to. */
  portalOrigin: string;
  /** Where policy reports go. */
  reportUrl: string;
  payments: PaymentSettings;
  keys: CardKeys;
}
