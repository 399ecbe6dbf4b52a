import { migrationOf } from '../migration-of.ts';

/** Which order action carries an order out: several can place orders of one type. */
export const orderActionsMigration = migrationOf([
  `alter table orders add action text`,
  `update orders set action = case type
      when 'ChangeSimCard' then 'PUT sims'
      when 'CreateSimCard' then 'POST sims/esims'
      else 'PUT suspension' end
    where step_seconds is not null`,
]);
