import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A column of type `timestamptz`: read as Date, written as Date or ISO text. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What identity keeps per sign-in: sessions, grants, codes, tokens. One row per artefact. */
export interface OidcPayloadsTable {
  model: string;
  /** The artefact's id; for codes and tokens the SHA-256 of it, so that a copy of the table opens nothing. */
  id: string;
  payload: JSONColumnType<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  consumed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
}

/** Keys that identity makes once and keeps: signing keys and cookie keys. */
export interface IdentityKeysTable {
  name: string;
  value: JSONColumnType<object>;
}

/** Failed sign-ins per account and per address, counted in windows. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  window_ends_at: Timestamp;
}

/** Feature toggles with their present value, always kept as text. */
export interface TogglesTable {
  flag_key: string;
  kind: 'boolean' | 'string';
  value: string;
  version: number;
  updated_at: Timestamp;
}

/** Small settings that must survive a restart, such as the clock's offset. */
export interface SystemSettingsTable {
  name: string;
  value: JSONColumnType<object>;
}

/** Log entries and content-security-policy reports received, the newest few thousand of them. */
export interface CollectorEntriesTable {
  id: Generated<number>;
  kind: 'log' | 'policy';
  received_at: Timestamp;
  entry: ColumnType<unknown, string, string>;
}

export interface SystemTables {
  oidc_payloads: OidcPayloadsTable;
  identity_keys: IdentityKeysTable;
  sign_in_attempts: SignInAttemptsTable;
  toggles: TogglesTable;
  system_settings: SystemSettingsTable;
  collector_entries: CollectorEntriesTable;
}
