import type { BulkChange, BulkJob, NewSubscriptions } from '../../../contracts/bulk-job.ts';

/** A bulk job; its progress is derived from its orders. */
export interface StoredJob extends Omit<BulkJob, 'counts'> {
  readonly change: BulkChange | { readonly action: 'Create' };
  readonly rows: readonly StoredRow[];
}

export interface StoredRow {
  readonly position: number;
  readonly subscriptionId: string | null;
  /** The subscription to create. */
  readonly wanted: NewSubscriptions['lines'][number]['subscription'] | null;
  readonly orderId: string | null;
  /** Why it was not ordered. */
  readonly refusal: string | null;
}
