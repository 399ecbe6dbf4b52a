import { migrationOf } from '../migration-of.ts';

/** Which product a data card is, and what installs one that is an eSIM. */
export const dataCardsMigration = migrationOf([
  `alter table sim_cards add product_code text`,
  `update sim_cards set product_code = 'DATADEL' where not is_main`,
  `create table data_card_esims (
    icc text primary key references sim_cards on delete cascade,
    status text not null check (status in ('Unknown', 'Activated', 'Ordered', 'Refused')),
    matching_id text not null
  )`,
]);
