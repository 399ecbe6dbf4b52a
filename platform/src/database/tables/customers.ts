import type { ColumnType } from 'kysely';
import type { AuditAction, AuditDetails, AuditObjectKind, AuditState } from 'shared/contracts/audit-log';
import type { CustomerAddress } from 'shared/contracts/customer';
import type { AccessType, Role } from 'shared/contracts/role';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from './column-types.ts';

/** A stored role, never `Unknown`. */
export type HeldRole = Exclude<Role, 'Unknown'>;

/** A stored access level, never `Unknown`. */
export type HeldAccess = Exclude<AccessType, 'Unknown'>;

export interface CustomersTable {
  customer_id: string;
  company_name: string | null;
  cvr: string | null;
  customer_type: 'Private' | 'Business';
  has_contract: boolean;
  can_view_home_office_orders: boolean;
  can_create_home_office_subscription: boolean;
  has_tps_portal_access: boolean;
  /** Notice period for terminations, by contract. */
  notice_days: ColumnType<number, number | undefined, number>;
  /** Start of the notice period. */
  notice_from: ColumnType<'Today' | 'EndOfMonth', 'Today' | 'EndOfMonth' | undefined, 'Today' | 'EndOfMonth'>;
  address: Json<CustomerAddress>;
}

export interface MembershipsTable {
  user_id: string;
  customer_id: string;
  role: HeldRole;
  access: HeldAccess;
  created_at: Timestamp;
  /** Version for optimistic locking. */
  version: ColumnType<number, number | undefined, number>;
}

/** Billing accounts of a limited membership. */
export interface MembershipAccountsTable {
  user_id: string;
  customer_id: string;
  account_id: string;
}

export interface InvitationsTable {
  invitation_id: string;
  customer_id: string;
  email: string;
  role: HeldRole;
  access: HeldAccess;
  account_ids: Json<string[]>;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** SHA-256 of the link token; null if there is no valid link. */
  token_hash: string | null;
  /** Null if customer support sent the invitation, or the person has been deleted. */
  inviter_id: string | null;
  /** When the last mail was sent. */
  sent_at: Timestamp;
  sent_count: ColumnType<number, number | undefined, number>;
  /** Whether the last mail bounced. */
  is_undeliverable: ColumnType<boolean, boolean | undefined, boolean>;
  accepted_at: NullableTimestamp;
}

/** Domains, including subdomains, from which a customer may not invite people. */
export interface DeniedEmailDomainsTable {
  customer_id: string;
  /** Lower case. */
  domain: string;
}

/** Audit log. Append-only, enforced by the database. */
export interface AuditLogTable {
  entry_id: string;
  customer_id: string;
  at: Timestamp;
  actor_id: string | null;
  /** The person's name at that time. */
  actor_name: string | null;
  actor_email: string | null;
  action: AuditAction;
  /** E-mail of the affected person; for an order, the subscription's number. */
  subject: string;
  /** Subject and its name at that time; null in older entries. */
  about_kind: ColumnType<AuditObjectKind | null, string | null | undefined, never>;
  about_id: ColumnType<string | null, string | null | undefined, never>;
  about_name: ColumnType<string | null, string | null | undefined, never>;
  before: NullableJson<AuditState>;
  after: NullableJson<AuditState>;
  correlation_id: string;
  details: ColumnType<AuditDetails | null, string | null | undefined, never>;
  search_text: string;
}
