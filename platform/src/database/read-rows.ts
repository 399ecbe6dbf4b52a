import { sql, type Expression, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A row as JSON: timestamps are text. */
export type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends infer Value ? TextIfMoment<Value> : never;
};
type TextIfMoment<Value> = Value extends Date ? string : Value;

/** Converts a timestamp from the database's JSON to the API's format: `2026-11-21T09:30:00.000Z`. */
export function toMoment(text: string): string {
  // Both databases use UTC. Parsing each into a Date would add a tenth to the cost of a list.
  if (!text.endsWith('+00:00')) return new Date(text).toISOString();
  return `${text.slice(0, 19)}.${text.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`;
}

/**
 * Reads a list as one JSON value, which is much cheaper than parsing every column of every row, the largest cost of a
 * list in this process. For text, integers, booleans, dates and JSON; timestamps are returned as text, `numeric` as
 * number.
 */
export async function readRows<Row>(db: Kysely<Database>, list: Expression<Row>): Promise<AsJson<Row>[]> {
  const { rows } = await sql<{
    list: AsJson<Row>[] | null;
  }>`select json_agg(listed) as list from (${list}) listed`.execute(db);
  return rows[0]?.list ?? [];
}

/** Like `readRows`, for several lists in one statement. */
export async function readLists(
  db: Kysely<Database>,
  lists: Readonly<Record<string, Expression<unknown>>>,
): Promise<Record<string, unknown[] | null>> {
  const columns = Object.entries(lists).map(
    ([name, list]) => sql`(select json_agg(listed) from (${list}) listed) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, unknown[] | null>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
