import type { ColumnType } from 'kysely';

/** Read as parsed JSON, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** Like `Json`, nullable. */
export type NullableJson<Value> = ColumnType<Value | null, string | null, never>;

/** `timestamptz`: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Date as `YYYY-MM-DD`. */
export type Day = string;
