import type { DomainTables } from './tables-domain.ts';
import type { SystemTables } from './tables-system.ts';

/** All tables, for Kysely. */
export interface Database extends DomainTables, SystemTables {}
