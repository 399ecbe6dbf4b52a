import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { pricePlanInformationSchema } from './subscription.ts';
import { customerQueryShape, data, dateSchema, dayQuery, idSchema, openEnum } from './wire.ts';

/** What an offering is to whoever asks (PLAN-003): `Existing` is what the subscription has, `Deleted` is withdrawn. */
export const OFFERING_TYPES = ['Unknown', 'Available', 'Default', 'Existing', 'Deleted'] as const;
export type OfferingType = (typeof OFFERING_TYPES)[number];

/** What plans are asked for (PLAN-007): those of telephones, or those of mobile broadband. */
export const REQUESTED_OFFERING_TYPES = ['Voice', 'MobileBroadband'] as const;
export type RequestedOfferingType = (typeof REQUESTED_OFFERING_TYPES)[number];

/** What one gets for a price plan and what it costs (PLAN-009): ours beyond what a subscription tells of its plan. */
export const productOfferingInformationSchema = z.extend(pricePlanInformationSchema, {
  /** Per month, without VAT. */
  recurringPrice: moneySchema,
  /** Codes of the extra services that come with the plan. */
  includedServices: z.array(z.string()),
  /** Codes of the extra services that cannot be had with the plan: who has them loses them. */
  excludedServices: z.array(z.string()),
});
export type ProductOfferingInformation = z.infer<typeof productOfferingInformationSchema>;

/** A price plan as it is offered (PLAN-002). With a campaign the same plan has another price. */
export const pricePlanOfferingSchema = z.object({
  id: idSchema,
  type: openEnum(OFFERING_TYPES),
  name: z.string(),
  pricePlanCode: idSchema,
  campaignCode: z.nullable(idSchema),
  productOfferingInformation: productOfferingInformationSchema,
});
export type PricePlanOffering = z.infer<typeof pricePlanOfferingSchema>;

export const productsQuery = z.object(customerQueryShape);

/**
 * Body of `POST /self-service-api/subscriptions/products` (PLAN-006). It changes nothing. Without a subscription it asks
 * for what a new one can have. A subscription of another kind than the one asked for is offered nothing.
 */
export const productsBody = data(
  z.object({
    subscriptionId: z.optional(idSchema),
    requestedOfferingType: z.enum(REQUESTED_OFFERING_TYPES),
  }),
);

/** Answer of `POST /self-service-api/subscriptions/products`: every type; pages keep what is `Available` (PLAN-004). */
export const productsAnswer = data(
  z.object({
    offerings: z.array(pricePlanOfferingSchema),
    /** The first day of the next billing period of the subscription, or of the next month. */
    nextPeriodStart: dateSchema,
  }),
);

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/price-plan` (PLAN-001), for administrators. What the plan
 * is offered with counts: its campaign by `campaignCode`. Services that cannot be had with it end with the old plan;
 * `removeServices` are others to be removed at the same time. `effectiveDate` is a day in Denmark from today to four
 * calendar months ahead; today by default.
 *
 * Errors beside those of every action: `PricePlanNotOffered`, `SubscriptionPendingNumberporting`,
 * `ExtraServiceNotActive`. Fields of the preview: `pricePlan`, `data` (GB, `Free` for all one can use), `dataEu`,
 * `bindingEndDate`, and `services`, the names of the extra services.
 */
export const changePricePlanBody = data(
  z.object({
    pricePlanCode: idSchema,
    campaignCode: z.optional(z.nullable(idSchema)),
    effectiveDate: z.optional(dayQuery),
    removeServices: z.optional(z.array(idSchema).check(z.maxLength(50))),
  }),
);
export type ChangePricePlanBody = z.infer<typeof changePricePlanBody>['data'];
