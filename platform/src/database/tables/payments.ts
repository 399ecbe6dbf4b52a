import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from 'shared/contracts/payment';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Card payments started in the portal, one per provider session. */
export interface PaymentSessionsTable {
  session_id: string;
  customer_id: string;
  /** Person who started it. */
  user_id: string;
  correlation_id: string;
  amount_ore: number;
  state: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  /** Id and data of the provider's session; null until the provider has answered. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  provider_data: ColumnType<string | null, string | null | undefined, string | null>;
  return_url: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: NullableTimestamp;
}

/** Invoices of a payment, with amounts. */
export interface PaymentItemsTable {
  session_id: string;
  billing_item_id: string;
  customer_id: string;
  account_id: string;
  amount_ore: number;
  /** Whether the payment is open; an invoice can be in only one open payment. */
  is_open: Generated<boolean>;
}

/** Received webhook notifications, without duplicates. */
export interface PaymentEventsTable {
  psp_reference: string;
  event_code: string;
  success: boolean;
  session_id: string;
  received_at: Timestamp;
}

type SandboxResult = 'Authorised' | 'Refused' | 'Cancelled';

/** Sessions of the payment sandbox. */
export interface SandboxPaymentSessionsTable {
  id: string;
  idempotency_key: string;
  session_data: string;
  /** Our payment id. */
  reference: string;
  amount_value: number;
  currency: string;
  return_url: string;
  expires_at: Timestamp;
  /** Null until the payment has ended. */
  result: ColumnType<SandboxResult | null, SandboxResult | null | undefined, SandboxResult | null>;
  psp_reference: ColumnType<string | null, string | null | undefined, string | null>;
  challenge_token: ColumnType<string | null, string | null | undefined, string | null>;
  challenge_answer: ColumnType<SandboxResult | null, SandboxResult | null | undefined, SandboxResult | null>;
}

/** Webhook notifications that the sandbox still has to send, with remaining repetitions. */
export interface SandboxNotificationsTable {
  id: Generated<number>;
  session_id: string;
  psp_reference: string;
  due_at: Timestamp;
  times_left: number;
}
