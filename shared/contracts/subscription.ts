import * as z from 'zod/mini';
import { PRODUCT_GROUPS } from './account-values.ts';
import { moneySchema } from './money.ts';
import { SUBSCRIPTION_CATEGORIES, SUBSCRIPTION_STATUSES } from './subscription-kind.ts';
import { suspensionStateSchema } from './suspension.ts';
import { usageCategorySchema } from './usage.ts';
import { data, dateSchema, idSchema, openEnum } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/**
 * An allowance or a speed: `{ value: 100, unit: 'GB' }`. Time is in `min`, messages in `stk.`, speed in
 * `Mbit/s`.
 */
export const quantitySchema = z.object({ value: z.number(), unit: z.string() });
export type Quantity = z.infer<typeof quantitySchema>;
const quantity = z.optional(z.nullable(quantitySchema));

/** What the price plan includes (SUB-005 to SUB-007). A missing allowance is not part of the plan. */
export const pricePlanInformationSchema = z.object({
  isFreeVoiceIncluded: z.boolean(),
  isFreeDataIncluded: z.boolean(),
  isFreeDataEuIncluded: z.boolean(),
  isFreeSmsIncluded: z.boolean(),
  isFreeMmsIncluded: z.boolean(),
  is5GReady: z.boolean(),
  voice: quantity,
  sms: quantity,
  mms: quantity,
  data: quantity,
  dataEu: quantity,
  dataRoaming: quantity,
  /** Binding period in months from the effective date; 0 is none. */
  bindingPeriod: z.optional(z.nullable(z.number())),
  downloadSpeed: quantity,
  uploadSpeed: quantity,
  speed: quantity,
  technologyType: text,
});
export type PricePlanInformation = z.infer<typeof pricePlanInformationSchema>;

/** A service of the subscription (SUB-003); barrings are identified by their codes here (CTRL-010). */
export const subscriptionServiceSchema = z.object({
  code: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  serviceInformation: z.object({ displayName: z.string() }),
});
export type SubscriptionService = z.infer<typeof subscriptionServiceSchema>;

/** A SIM card of the subscription; `number` is the ICC (SUB-024). */
export const simCardSchema = z.object({
  number: z.string(),
  serviceCode: z.string(),
  msisdn: z.string(),
  pukCode: text,
  isMain: z.boolean(),
  name: text,
});
export type SimCard = z.infer<typeof simCardSchema>;

/**
 * One subscription in full (SUB-001). Flags such as pending termination are derived in `subscription-kind`.
 */
export const subscriptionSchema = z.object({
  id: idSchema,
  name: z.string(),
  firstName: text,
  lastName: text,
  employeeId: text,
  email: text,
  /** Line id of fixed products; mobile products have a telephone number instead. */
  circuitId: text,
  telephoneNumber: z.optional(z.nullable(z.object({ localNumber: z.string() }))),
  category: openEnum(SUBSCRIPTION_CATEGORIES),
  status: openEnum(SUBSCRIPTION_STATUSES),
  futureCancellationDate: z.optional(z.nullable(dateSchema)),
  accountId: idSchema,
  accountName: z.string(),
  rootAccountId: idSchema,
  accountProductGroup: openEnum(PRODUCT_GROUPS),
  effectiveDate: z.optional(z.nullable(dateSchema)),
  installationAddress: z.optional(
    z.nullable(z.object({ streetName: text, houseNumber: text, zipcode: text, city: text })),
  ),
  services: z.array(subscriptionServiceSchema),
  /** Usage limit in whole kroner; missing if none is set. */
  barringsLimit: z.optional(z.nullable(z.number())),
  simCards: z.array(simCardSchema),
  /** Per month, without VAT. */
  recurringRate: z.optional(z.nullable(moneySchema)),
  pricePlanInformation: z.optional(z.nullable(pricePlanInformationSchema)),
  hasPricePlans: z.boolean(),
  /** The customer's own text on the invoice line. */
  invoiceNote: text,
  /** Increases with each change of the user or the invoice text; sent in the `If-Match` of the next one. */
  version: z.optional(z.int()),
  /** Data usage of the current period, domestic first; omits what the price plan does not include. */
  dataUsage: z.optional(z.array(usageCategorySchema)),
  suspension: z.optional(z.nullable(suspensionStateSchema)),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `GET /self-service-api/subscriptions/{subscriptionId}` (SUB-024). */
export const subscriptionAnswer = data(z.object({ subscription: subscriptionSchema }));
