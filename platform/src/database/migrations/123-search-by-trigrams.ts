import { sql, type Kysely } from 'kysely';

/**
 * What lists are searched for is found by the trigrams of a customer's rows (decision 71). Both extensions come with
 * PostgreSQL's own and may be made by whoever owns the database.
 */
export const searchByTrigramsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const extension of ['pg_trgm', 'btree_gin'])
      await sql.raw(`create extension if not exists ${extension}`).execute(db);
    for (const list of ['subscriptions', 'orders', 'billing_items', 'audit_log'])
      await sql
        .raw(`create index ${list}_search on ${list} using gin (customer_id, search_text gin_trgm_ops)`)
        .execute(db);
    await sql
      .raw(
        `create index billing_items_numbers on billing_items
          using gin (customer_id, jsonb_path_query_array(lines, '$[*].msisdn'))`,
      )
      .execute(db);
  },
};
