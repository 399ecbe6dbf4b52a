import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentSettings } from 'shared/node/payment-settings';
import type { PortalHosts } from 'shared/node/portal-hosts';
import type { CardKeys } from './card-keys.ts';

/** Context of the sandbox. */
export interface SandboxContext {
  db: Kysely<Database>;
  clock: Clock;
  /** The portal's hosts: only their pages may call the sandbox, embed its frames and be returned to. */
  portal: PortalHosts;
  /** URL for policy violation reports. */
  reportUrl: string;
  payments: PaymentSettings;
  keys: CardKeys;
}
