import { sql, type Kysely } from 'kysely';

/** Which calls are forwarded stands at the subscription: it is read and written whole. */
export const forwardingsOfSubscriptionsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table subscriptions add column forwardings jsonb not null default '[]'`.execute(db);
    await sql`
      update subscriptions s set forwardings = f.forwardings from (
        select subscription_id, jsonb_agg(jsonb_build_object('condition', condition, 'number', number)
          || case when delay_seconds is null then '{}' else jsonb_build_object('delaySeconds', delay_seconds) end
          order by array_position(array['Unconditional', 'NoReply', 'Unreachable', 'Busy'], condition)) as forwardings
        from call_forwardings group by subscription_id) f
      where f.subscription_id = s.subscription_id`.execute(db);
    await sql`drop table call_forwardings`.execute(db);
  },
};
