import { migrationOf } from '../migration-of.ts';

/** A SIM card is called what the portal calls it everywhere. */
export const simCardNamesMigration = migrationOf([
  `update sim_cards set name = 'Simkort' where name = 'SIM-kort'`,
]);
