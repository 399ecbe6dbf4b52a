import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { shipmentSchema } from './shipment.ts';
import { esimSchema } from './sim-card.ts';
import { quantitySchema } from './subscription.ts';
import { data, idSchema, openEnum } from './wire.ts';

/** A physical card, already held or sent by mail, or an eSIM installed by its code. */
export const DATA_CARD_KINDS = ['Unknown', 'Physical', 'Esim'] as const;

/** A data card available for a subscription (SIM-033: the fields are our own). */
export const dataCardOfferingSchema = z.object({
  simcardProductCode: idSchema,
  name: z.string(),
  description: z.string(),
  simKind: openEnum(DATA_CARD_KINDS),
  /** Per month, without VAT. */
  recurringPrice: moneySchema,
  /** Without VAT, when it is added. */
  oneTimePrice: moneySchema,
  /** Whether it shares the main card's data. */
  sharesMainData: z.boolean(),
  /** Own data per month, if any. */
  ownData: z.optional(z.nullable(quantitySchema)),
  /** Maximum number per subscription. */
  maxCount: z.number(),
  /** Current number on the subscription. */
  usedCount: z.number(),
});
export type DataCardOffering = z.infer<typeof dataCardOfferingSchema>;

/** A data card of a subscription, in addition to its SIM card data. */
export const dataCardSchema = z.object({
  /** `number` of the SIM card. */
  icc: z.string(),
  simcardProductCode: z.optional(z.nullable(idSchema)),
  /** Installation data, as for the main card's eSIM; null for a physical card. */
  esim: z.optional(z.nullable(esimSchema)),
});
export type DataCard = z.infer<typeof dataCardSchema>;

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/sims/datacard-offerings`: the data cards
 * available for the subscription, and those it has. Discontinued products are included while the subscription
 * has a card of that product.
 */
export const dataCardsAnswer = data(
  z.object({ offerings: z.array(dataCardOfferingSchema), dataCards: z.array(dataCardSchema) }),
);
export type DataCards = z.infer<typeof dataCardsAnswer>['data'];

/**
 * Identifies a physical card: the number of a card the customer has, or where to send a new one. Empty for an
 * eSIM.
 */
const cardShape = {
  icc: z.optional(z.nullable(idSchema)),
  shipment: z.optional(z.nullable(shipmentSchema)),
};

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/sims/datacards`, for administrators. Takes
 * an Idempotency-Key. Returns `placedOrderAnswer` with 202.
 *
 * Errors besides those of every action: `DataCardNotOffered`, `DataCardLimitReached`, those of a SIM number
 * (sim-card.ts), `UnknownShipmentTypeIsSelected`,
 * `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`.
 */
export const addDataCardBody = data(z.object({ simcardProductCode: idSchema, ...cardShape }));
export type AddDataCard = z.infer<typeof addDataCardBody>['data'];

/**
 * Body of `PUT …/sims/datacards/{icc}`: replaces this card with another of the same product and deactivates
 * it. `DELETE …/sims/datacards/{icc}`, without a body, removes it (SIM-034). Both like the body above; 404 if
 * it is not one of the subscription's data cards.
 */
export const switchDataCardBody = data(z.object(cardShape));
export type SwitchDataCard = z.infer<typeof switchDataCardBody>['data'];
