import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Artefacts of the identity server: sessions, grants, codes, tokens. */
export interface OidcPayloadsTable {
  model: string;
  /** Id of the artefact; for codes and tokens its SHA-256, so that a leaked table is useless. */
  id: string;
  /** JSON as text: jsonb would reject characters that a request may contain. */
  payload: string;
  grant_id: string | null;
  uid: string | null;
  session_uid: string | null;
  account_id: string | null;
  consumed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** For sessions: last use, accurate to about a minute. */
  used_at: ColumnType<Date, Date | undefined, Date>;
  /** For sessions: User-Agent. */
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Keys of the identity server: signing keys and cookie secrets. */
export interface IdentityKeysTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Counters of failed sign-ins and other limited actions, per account, address and time window. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  window_ends_at: Timestamp;
}

/** Second factors. */
export interface SecondFactorsTable {
  user_id: string;
  /** TOTP key, encrypted. */
  sealed_key: string;
  created_at: Timestamp;
  /** Null during setup; not in effect yet. */
  confirmed_at: NullableTimestamp;
  /** Time step of the last used code, so that no code is used twice. */
  last_step: Generated<number>;
}

/** Recovery codes. Used ones are deleted. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Passkeys. */
export interface PasskeysTable {
  passkey_id: string;
  user_id: string;
  /** Credential id, base64url. */
  credential_id: string;
  /** COSE public key, base64url. */
  public_key: string;
  /** Signature counter; 0 if the device has none. */
  counter: number;
  /** WebAuthn transports. */
  transports: ColumnType<string[], string, never>;
  name: string;
  created_at: Timestamp;
  used_at: NullableTimestamp;
}
