import * as z from 'zod/mini';
import { writtenAddressSchema } from './account-changes.ts';
import { searchText } from './wire.ts';

/** Delivery of a card: to a given address, or to a shop for pickup. */
export const SHIPMENT_TYPES = ['Custom', 'PickUp'] as const;

/**
 * Shipment of a SIM card to the customer. Errors: `UnknownShipmentTypeIsSelected`,
 * `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`.
 */
export const shipmentSchema = z.object({
  type: searchText(30),
  address: z.optional(z.nullable(writtenAddressSchema)),
});
export type Shipment = z.infer<typeof shipmentSchema>;
