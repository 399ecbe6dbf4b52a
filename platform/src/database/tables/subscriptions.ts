import type { ColumnType } from 'kysely';
import type { OfferingType, RequestedOfferingType } from 'shared/contracts/price-plan';
import type { PricePlanInformation, Subscription } from 'shared/contracts/subscription';
import type {
  SubscriptionCategory,
  SubscriptionStatus,
  SubscriptionType,
} from 'shared/contracts/subscription-kind';
import type { Forwarding } from 'shared/orders/call-forwarding';
import type { StoredService, TopUp } from 'shared/orders/subscription-order';
import type { Day, Json, Timestamp } from './column-types.ts';

export interface SubscriptionsTable {
  subscription_id: string;
  customer_id: string;
  account_id: string;
  name: string;
  price_plan_code: string | null;
  first_name: string | null;
  last_name: string | null;
  employee_id: string | null;
  email: string | null;
  circuit_id: string | null;
  local_number: string | null;
  category: SubscriptionCategory;
  /** Derived from the category; stored for filters and counts. */
  type: SubscriptionType;
  technology_type: string | null;
  status: SubscriptionStatus;
  effective_date: Day | null;
  future_cancellation_date: Day | null;
  installation_address: Json<Subscription['installationAddress'] | null>;
  services: Json<StoredService[]>;
  barrings_limit: number | null;
  forwardings: ColumnType<Forwarding[], string | undefined, string>;
  top_ups: ColumnType<TopUp[], string | undefined, string>;
  recurring_rate_ore: number | null;
  price_plan_information: Json<PricePlanInformation | null>;
  /** Last day of the binding period of the price plan; null if there is none. */
  binding_end_date: Day | null;
  has_price_plans: boolean;
  invoice_note: string | null;
  version: ColumnType<number, number | undefined, number>;
  /** Percentage of the included data used in the current period. */
  data_used_percent: number | null;
  /** First day without use; null if in use. */
  unused_since: Day | null;
  sort_name: string;
  sort_product: string;
  search_text: string;
}

/** Price plans that are or were sold. */
export interface PricePlansTable {
  price_plan_code: string;
  name: string;
  category: SubscriptionCategory;
  technology_type: string | null;
  offering_type: Extract<OfferingType, 'Available' | 'Default' | 'Deleted'>;
  /** Product code for orders; null for plans that cannot be chosen in the portal. */
  requested_type: RequestedOfferingType | null;
  rate_ore: number;
  /** Discount code for the same plan. */
  campaign_code: string | null;
  campaign_rate_ore: number | null;
  information: Json<PricePlanInformation>;
}

/** Extra services. */
export interface ExtraServicesTable {
  service_code: string;
  name: string;
  description: string;
  category: string;
  rate_ore: number;
  notice_days: number;
  binding_months: number;
  /** Codes of required services. */
  requires: Json<readonly string[]>;
  /** Codes of incompatible services. */
  excludes: Json<readonly string[]>;
  sold_with: Json<readonly RequestedOfferingType[]>;
  /** Codes of the price plans that include it. */
  included_in: Json<readonly string[]>;
  /** Codes of incompatible price plans. */
  not_with: Json<readonly string[]>;
  position: number;
}

/** Phone numbers reserved for a new subscription that has not been ordered yet. */
export interface NumberReservationsTable {
  number: string;
  customer_id: string;
  user_id: string;
  reserved_until: Timestamp;
}

/** Saved views of the subscription list, per person and customer. */
export interface SubscriptionViewsTable {
  view_id: string;
  user_id: string;
  customer_id: string;
  name: string;
  /** Normalized name, for the uniqueness check. */
  name_key: string;
  query: string;
  /** True for at most one view per person and customer. */
  is_default: boolean;
}
