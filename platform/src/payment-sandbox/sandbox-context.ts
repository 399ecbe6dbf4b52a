import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentSettings } from 'shared/node/payment-settings';
import type { PortalHosts } from 'shared/node/portal-hosts';
import type { CardKeys } from './card-keys.ts';

/** What the sandbox works with. */
export interface SandboxContext {
  db: Kysely<Database>;
  clock: Clock;
  /** The portal's hosts: the only pages that may call the sandbox, hold its frames and be returned to. */
  portal: PortalHosts;
  /** Where policy reports go. */
  reportUrl: string;
  payments: PaymentSettings;
  keys: CardKeys;
}
