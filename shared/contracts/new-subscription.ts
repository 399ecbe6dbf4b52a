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

/** What can be created. Mobile broadband for the home office is mobile broadband on an account for home offices. */
export const NEW_SUBSCRIPTION_CATEGORIES = [
  'Voice',
  'MobileBroadband',
  'HomeOffice',
  'HomeOfficeMobileBroadband',
] as const;
export type NewSubscriptionCategory = (typeof NEW_SUBSCRIPTION_CATEGORIES)[number];

/** The accounts that a new subscription can be put on. */
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
 * `GET /self-service-api/subscriptions/offerings`: the price plans that a new subscription can have, cheapest first, and
 * the extra services sold beside them. What a plan includes or excludes stands with the plan. For administrators of a
 * customer with a contract.
 */
export const newOfferingsQuery = z.object({
  ...customerQueryShape,
  category: z.enum(NEW_SUBSCRIPTION_CATEGORIES),
});
export const newOfferingsAnswer = data(
  z.object({ offerings: z.array(pricePlanOfferingSchema), services: z.array(offeredServiceSchema) }),
);
export type NewOfferings = z.infer<typeof newOfferingsAnswer>['data'];

/** How long a number is kept for who chose it. */
export const RESERVATION_MINUTES = 15;
/** A free number that was chosen or any that is free, one that is moved in from another operator, or none of its own. */
export const NUMBER_MODES = ['New', 'Any', 'Port', 'None'] as const;
const numberSchema = z.string().check(z.regex(/^\d{8}$/));

/** `GET /self-service-api/numbers`: some free numbers that hold the digits asked for. */
export const numbersQuery = z.object({ ...customerQueryShape, searchQuery: z.optional(searchText()) });
export const numbersAnswer = data(z.object({ numbers: z.array(numberSchema) }));

/**
 * `POST /self-service-api/numbers/reservations`: keeps a number for the person for a quarter of an hour. Reserving it
 * again begins that time anew. Of more than 20 those go back that were reserved first. Error: `NumberNotAvailable`.
 */
export const reservationQuery = z.object(customerQueryShape);
export const reservationBody = data(z.object({ number: numberSchema }));
export const reservationAnswer = data(z.object({ number: numberSchema, reservedUntil: timestampSchema }));
export type Reservation = z.infer<typeof reservationAnswer>['data'];

/**
 * Moving a number in from another operator (PLAN-014). It comes on the `effectiveDate` of the order, the next working day
 * at the earliest. The power of attorney is a file of `POST /self-service-api/attachments`.
 */
export const portingSchema = z.object({
  donorOperator: shownText(PORTING_LIMITS.donorOperator).check(z.minLength(1)),
  ownerName: shownText(PORTING_LIMITS.ownerName).check(z.minLength(1)),
  ownerCvr: z.optional(z.nullable(z.string().check(z.regex(/^\d{8}$/)))),
  attachmentId: idSchema,
});
export type Porting = z.infer<typeof portingSchema>;

/** A card that is sent, one that the customer holds already, or none of plastic. */
export const SIM_KINDS = ['SimCard', 'InHand', 'Esim'] as const;

/**
 * Body of `POST /self-service-api/subscriptions` (PLAN-010), for administrators of a customer with a contract, on a
 * billing account within their reach. Takes an Idempotency-Key. Answers the order with 202; the subscription is there
 * at once, reserved, and active when the order is done. An order that is cancelled takes it away again.
 *
 * A telephone needs a `number`: a free one, which whoever has reserved it before is sure to get, or one that is moved in
 * from another operator, with `porting`. Mobile broadband is given one. Both need a `sim`. The line of
 * a home office needs an `installationAddress` instead.
 *
 * Errors: 403 for a home office without the right to it; `TargetAccountIsClosed`, `AccountProductGroupDoesNotFit`, `PricePlanNotOffered`,
 * `NumberNotAvailable`, `UnknownShipmentTypeIsSelected`, `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`,
 * `NumberCannotBePorted`, `PortingDayIsTooEarly`, `AttachmentNotFound`, those of a SIM number (sim-card.ts),
 * `ExtraServiceNotOffered`, `ExtraServiceRequiresAnother`,
 * `ExtraServiceExcludesAnother`, those of a date.
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
 * `POST /self-service-api/subscriptions/preview`: whether each of several subscriptions could be created, one after the
 * other; nothing is. A code for each in the order of the call, as `POST /self-service-api/subscriptions` would refuse it
 * with; null for what could be created. `price` is what these cost a month in all, without VAT; null where there are none.
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
