import type { ColumnType } from 'kysely';
import type { EsimStatus } from 'shared/contracts/sim-card';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

export interface SimCardsTable {
  icc: string;
  subscription_id: string;
  service_code: string;
  msisdn: string;
  puk_code: string | null;
  is_main: boolean;
  name: string | null;
  /** Product of a data card (shared/catalogue/data-cards.ts); null for the main SIM card. */
  product_code: ColumnType<string | null, string | null | undefined, string | null>;
}

/** eSIM profile of a data card. */
export interface DataCardEsimsTable {
  icc: string;
  status: EsimStatus;
  /** Secret part of its activation code. */
  matching_id: string;
}

/** The most recently ordered eSIM of a subscription. */
export interface EsimsTable {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  /** Secret part of its activation code. */
  matching_id: string;
  puk_code: string | null;
  ordered_at: Timestamp;
}

/** View of all eSIMs, of main SIM cards and data cards. */
export interface AllEsimsView {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  matching_id: string;
  is_data_card: boolean;
}

/** Blank SIM cards that are not assigned to a subscription yet. */
export interface BlankSimCardsTable {
  icc: string;
  puk_code: string | null;
  /** False for a withdrawn card. */
  is_available: boolean;
}

/** The most recently sent link for an eSIM. */
export interface EsimLinksTable {
  icc: string;
  link_id: string;
  token_hash: string;
  customer_id: string;
  subscription_id: string;
  /** An e-mail address or a phone number. */
  recipient: string;
  sent_by_name: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  shown_at: NullableTimestamp;
  withdrawn_at: NullableTimestamp;
  is_undeliverable: boolean;
}
