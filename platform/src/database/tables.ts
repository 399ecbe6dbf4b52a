import type { DomainTables } from './tables-domain.ts';
import type { SystemTables } from './tables-system.ts';

/** Every table of the platform, as Kysely sees it. */
export interface Database extends DomainTables, SystemTables {}
