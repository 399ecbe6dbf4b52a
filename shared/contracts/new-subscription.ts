import * as z from 'zod/mini';
import { writtenAddressSchema } from './account-changes.ts';
import { MAX_BULK_SUBSCRIPTIONS } from './bulk-limits.ts';
import { extraServiceSchema } from './extra-service.ts';
import { moneySchema } from './money.ts';
import { placedOrderSchema } from './placed-order.ts';
import { pricePlanOfferingSchema } from './price-plan.ts';
import { shipmentSchema } from './shipment.ts';
import { PORTING_LIMITS, SUBSCRIPTION_LIMITS } from './text-limits.ts';
import {
  customerQueryShape,
  data,
  dayQuery,
  emailSchema,
  idSchema,
  searchText,
  shownText,
  timestampSchema,
} from './wire.ts';

/**
 * Categories that can be created. Mobile broadband for a home office is mobile broadband on a home-office
 * account.
 */
export const NEW_SUBSCRIPTION_CATEGORIES = [
  'Voice',
  'MobileBroadband',
  'HomeOffice',
  'HomeOfficeMobileBroadband',
] as const;
export type NewSubscriptionCategory = (typeof NEW_SUBSCRIPTION_CATEGORIES)[number];

/** Product group of the accounts for a new subscription. */
export const accountGroupOf = (category: NewSubscriptionCategory): 'Mobile' | 'HomeOffice' =>
  category === 'Voice' || category === 'MobileBroadband' ? 'Mobile' : 'HomeOffice';

const offeredServiceSchema = z.pick(extraServiceSchema, {
  code: true,
  name: true,
  description: true,
  category: true,
  price: true,
  bindingMonths: true,
  requires: true,
  excludes: true,
});
export type OfferedService = z.infer<typeof offeredServiceSchema>;

/**
 * `GET /self-service-api/subscriptions/offerings`: the price plans for a new subscription, cheapest first,
 * and the extra services sold with them. Each plan lists the services it includes or excludes. For
 * administrators of a customer with a contract.
 */
export const newOfferingsQuery = z.object({
  ...customerQueryShape,
  category: z.enum(NEW_SUBSCRIPTION_CATEGORIES),
});
export const newOfferingsAnswer = data(
  z.object({ offerings: z.array(pricePlanOfferingSchema), services: z.array(offeredServiceSchema) }),
);
export type NewOfferings = z.infer<typeof newOfferingsAnswer>['data'];

/** Minutes that a chosen number is reserved for the user. */
export const RESERVATION_MINUTES = 15;
/** A chosen free number, any free number, a number ported in from another operator, or none. */
export const NUMBER_MODES = ['New', 'Any', 'Port', 'None'] as const;
const numberSchema = z.string().check(z.regex(/^\d{8}$/));

/** `GET /self-service-api/numbers`: some free numbers that contain the digits. */
export const numbersQuery = z.object({ ...customerQueryShape, searchQuery: z.optional(searchText()) });
export const numbersAnswer = data(z.object({ numbers: z.array(numberSchema) }));

/**
 * `POST /self-service-api/numbers/reservations`: reserves a number for the user for a quarter of an hour.
 * Repeating it restarts the time. Above 20 reservations the oldest are released. Error: `NumberNotAvailable`.
 */
export const reservationQuery = z.object(customerQueryShape);
export const reservationBody = data(z.object({ number: numberSchema }));
export const reservationAnswer = data(z.object({ number: numberSchema, reservedUntil: timestampSchema }));
export type Reservation = z.infer<typeof reservationAnswer>['data'];

/**
 * Porting a number in from another operator (PLAN-014), on the order's `effectiveDate`, at the earliest the
 * next working day. The power of attorney is a file of `POST /self-service-api/attachments`.
 */
export const portingSchema = z.object({
  donorOperator: shownText(PORTING_LIMITS.donorOperator).check(z.minLength(1)),
  ownerName: shownText(PORTING_LIMITS.ownerName).check(z.minLength(1)),
  ownerCvr: z.optional(z.nullable(z.string().check(z.regex(/^\d{8}$/)))),
  attachmentId: idSchema,
});
export type Porting = z.infer<typeof portingSchema>;

/** A card sent by mail, one that the customer has, or an eSIM. */
export const SIM_KINDS = ['SimCard', 'InHand', 'Esim'] as const;

/**
 * Body of `POST /self-service-api/subscriptions` (PLAN-010), for administrators of a customer with a
 * contract, on a billing account they have access to. Takes an Idempotency-Key. Returns the order with 202;
 * the subscription exists at once as reserved, and becomes active when the order is completed. Cancelling the
 * order removes it.
 *
 * A phone subscription needs a `number`: a free one, guaranteed if the user has reserved it, or one ported in
 * from another operator, with `porting`. Mobile broadband is assigned one. Both need a `sim`. A home-office
 * line needs an `installationAddress` instead.
 *
 * Errors: 403 for a home office without the right to it; `TargetAccountIsClosed`,
 * `AccountProductGroupDoesNotFit`, `PricePlanNotOffered`, `NumberNotAvailable`,
 * `UnknownShipmentTypeIsSelected`, `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`,
 * `NumberCannotBePorted`, `PortingDayNotAvailable`, `AttachmentNotFound`, those of a SIM number (sim-card.ts),
 * `ExtraServiceNotOffered`, `ExtraServiceRequiresAnother`, `ExtraServiceExcludesAnother`, those of a date.
 */
export const newSubscriptionSchema = z.object({
  category: z.enum(NEW_SUBSCRIPTION_CATEGORIES),
  offering: z.object({ id: idSchema, pricePlanCode: idSchema }),
  user: z.object({
    firstName: shownText(SUBSCRIPTION_LIMITS.firstName).check(z.minLength(1)),
    lastName: shownText(SUBSCRIPTION_LIMITS.lastName).check(z.minLength(1)),
    email: z.optional(z.nullable(emailSchema)),
    employeeId: z.optional(z.nullable(shownText(SUBSCRIPTION_LIMITS.employeeId))),
  }),
  accountId: idSchema,
  number: z.optional(
    z.object({
      mode: z.enum(NUMBER_MODES),
      number: z.optional(numberSchema),
      porting: z.optional(portingSchema),
    }),
  ),
  sim: z.optional(z.object({ kind: z.enum(SIM_KINDS), icc: z.optional(z.nullable(idSchema)) })),
  shipment: z.optional(shipmentSchema),
  extraServices: z.array(idSchema).check(z.maxLength(50)),
  effectiveDate: z.optional(dayQuery),
  installationAddress: z.optional(z.nullable(writtenAddressSchema)),
});
export const newSubscriptionBody = data(newSubscriptionSchema);
export type NewSubscription = z.infer<typeof newSubscriptionBody>['data'];
export const newSubscriptionAnswer = data(z.extend(placedOrderSchema, { subscriptionId: idSchema }));
export type PlacedSubscription = z.infer<typeof newSubscriptionAnswer>['data'];

/**
 * `POST /self-service-api/subscriptions/preview`: checks whether several subscriptions could be created one
 * after the other, without creating them. Returns one code each, in the order of the call, as
 * `POST /self-service-api/subscriptions` would refuse it; null if it could be created. `price` is the monthly
 * total of those, without VAT; null if there are none.
 */
export const newSubscriptionsPreviewBody = data(
  z.object({
    subscriptions: z.array(newSubscriptionSchema).check(z.minLength(1), z.maxLength(MAX_BULK_SUBSCRIPTIONS)),
  }),
);
export const newSubscriptionsPreviewAnswer = data(
  z.object({ codes: z.array(z.nullable(z.string())), price: z.nullable(moneySchema) }),
);
export type NewSubscriptionsPreview = z.infer<typeof newSubscriptionsPreviewAnswer>['data'];
