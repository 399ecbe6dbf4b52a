import { sql, type Expression, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A row as JSON has it: moments are text. */
export type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends infer Value ? TextIfMoment<Value> : never;
};
type TextIfMoment<Value> = Value extends Date ? string : Value;

/** A moment that came as JSON, as the API writes moments: `2026-11-21T09:30:00.000Z`. */
export function toMoment(text: string): string {
  // Both databases tell time in UTC. Making a Date of each would be a tenth of what a list costs.
  if (!text.endsWith('+00:00')) return new Date(text).toISOString();
  return `${text.slice(0, 19)}.${text.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`;
}

/**
 * Reads a list as one JSON value. Taking that apart is a fraction of the work of taking apart a value for each column
 * of each row, which is most of what a list costs in this process. For tables with text, whole numbers, booleans,
 * days and JSON; moments come as text, `numeric` as a number.
 */
export async function readRows<Row>(db: Kysely<Database>, list: Expression<Row>): Promise<AsJson<Row>[]> {
  const { rows } = await sql<{
    list: AsJson<Row>[] | null;
  }>`select json_agg(listed) as list from (${list}) listed`.execute(db);
  return rows[0]?.list ?? [];
}

/** Several lists in one statement, each read as `readRows` does. */
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
