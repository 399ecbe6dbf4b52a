import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { pricePlanInformationSchema } from './subscription.ts';
import { customerQueryShape, data, dateSchema, dayQuery, idSchema, openEnum } from './wire.ts';

/**
 * Kind of an offering for the caller (PLAN-003): `Existing` is the subscription's plan, `Deleted` is
 * withdrawn.
 */
export const OFFERING_TYPES = ['Unknown', 'Available', 'Default', 'Existing', 'Deleted'] as const;
export type OfferingType = (typeof OFFERING_TYPES)[number];

/** Requested kind of plans (PLAN-007): phone or mobile broadband. */
export const REQUESTED_OFFERING_TYPES = ['Voice', 'MobileBroadband'] as const;
export type RequestedOfferingType = (typeof REQUESTED_OFFERING_TYPES)[number];

/** What a price plan includes and costs (PLAN-009): our own, beyond a subscription's plan information. */
export const productOfferingInformationSchema = z.extend(pricePlanInformationSchema, {
  /** Per month, without VAT. */
  recurringPrice: moneySchema,
  /** Codes of the extra services included in the plan. */
  includedServices: z.array(z.string()),
  /** Codes of the extra services not available with the plan: a subscription that has them loses them. */
  excludedServices: z.array(z.string()),
});
export type ProductOfferingInformation = z.infer<typeof productOfferingInformationSchema>;

/** An offered price plan (PLAN-002). With a campaign the same plan has a different price. */
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
 * Body of `POST /self-service-api/subscriptions/products` (PLAN-006). Changes nothing. Without a subscription
 * it returns offerings for a new one. A subscription of a different kind than requested gets none.
 */
export const productsBody = data(
  z.object({
    subscriptionId: z.optional(idSchema),
    requestedOfferingType: z.enum(REQUESTED_OFFERING_TYPES),
  }),
);

/**
 * Response of `POST /self-service-api/subscriptions/products`: all offering types; pages show the `Available`
 * ones (PLAN-004).
 */
export const productsAnswer = data(
  z.object({
    offerings: z.array(pricePlanOfferingSchema),
    /** The first day of the subscription's next billing period, or of the next month. */
    nextPeriodStart: dateSchema,
  }),
);

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/price-plan` (PLAN-001), for administrators.
 * The offering's terms apply, including its campaign by `campaignCode`. Services not available with the new
 * plan end with the old one; `removeServices` are others to remove at the same time. `effectiveDate` is a day
 * in Denmark from today to four calendar months ahead; today by default.
 *
 * Errors besides those of every action: `PricePlanNotOffered`, `SubscriptionPendingNumberporting`,
 * `ExtraServiceNotActive`. Preview fields: `pricePlan`, `data` (GB, `Free` for unlimited), `dataEu`,
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
