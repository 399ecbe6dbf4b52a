import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { shipmentSchema } from './shipment.ts';
import { esimSchema } from './sim-card.ts';
import { quantitySchema } from './subscription.ts';
import { data, idSchema, openEnum } from './wire.ts';

/** A card of plastic, held already or sent, or an eSIM that is installed by its code. */
export const DATA_CARD_KINDS = ['Unknown', 'Physical', 'Esim'] as const;

/** A data card that can be had on a subscription (SIM-033: the fields are ours). */
export const dataCardOfferingSchema = z.object({
  simcardProductCode: idSchema,
  name: z.string(),
  description: z.string(),
  simKind: openEnum(DATA_CARD_KINDS),
  /** Per month, without VAT. */
  recurringPrice: moneySchema,
  /** When it is added, without VAT. */
  oneTimePrice: moneySchema,
  /** Whether it uses the data of the main card. */
  sharesMainData: z.boolean(),
  /** Per month, where it has data of its own. */
  ownData: z.optional(z.nullable(quantitySchema)),
  /** So many of it can be on one subscription. */
  maxCount: z.number(),
  /** So many of it are. */
  usedCount: z.number(),
});
export type DataCardOffering = z.infer<typeof dataCardOfferingSchema>;

/** A data card of a subscription, beside what stands with its SIM cards. */
export const dataCardSchema = z.object({
  /** `number` of the SIM card. */
  icc: z.string(),
  simcardProductCode: z.optional(z.nullable(idSchema)),
  /** What installs it, as with the main card's eSIM; null for a card of plastic. */
  esim: z.optional(z.nullable(esimSchema)),
});
export type DataCard = z.infer<typeof dataCardSchema>;

/**
 * Answer of `GET /self-service-api/subscriptions/{subscriptionId}/sims/datacard-offerings`: the data cards that the
 * subscription can have, and those that it has. Products that are sold no longer are among the offerings while there is
 * a card of theirs.
 */
export const dataCardsAnswer = data(
  z.object({ offerings: z.array(dataCardOfferingSchema), dataCards: z.array(dataCardSchema) }),
);
export type DataCards = z.infer<typeof dataCardsAnswer>['data'];

/** Which card of plastic: the number of one that the customer holds, or where a new one goes. Nothing for an eSIM. */
const cardShape = {
  icc: z.optional(z.nullable(idSchema)),
  shipment: z.optional(z.nullable(shipmentSchema)),
};

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/sims/datacards`, for administrators. Takes an
 * Idempotency-Key. Answers `placedOrderAnswer` with 202.
 *
 * Errors beside those of every action: `DataCardNotOffered`, `DataCardLimitReached`, those of a SIM number
 * (sim-card.ts), `UnknownShipmentTypeIsSelected`, `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`.
 */
export const addDataCardBody = data(z.object({ simcardProductCode: idSchema, ...cardShape }));
export type AddDataCard = z.infer<typeof addDataCardBody>['data'];

/**
 * Body of `PUT …/sims/datacards/{icc}`: another card of the same product takes the place of this one, which is dead from
 * then on. `DELETE …/sims/datacards/{icc}`, without a body, removes it (SIM-034). Both as the body above; 404 for a card
 * that is not one of the subscription's data cards.
 */
export const switchDataCardBody = data(z.object(cardShape));
export type SwitchDataCard = z.infer<typeof switchDataCardBody>['data'];
