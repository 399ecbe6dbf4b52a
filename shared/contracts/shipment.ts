import * as z from 'zod/mini';
import { writtenAddressSchema } from './account-changes.ts';

/** Where a card goes: to an address that is told, or to a shop where it is fetched. */
export const SHIPMENT_TYPES = ['Custom', 'PickUp'] as const;

/**
 * How a SIM card gets to the customer. Errors: `UnknownShipmentTypeIsSelected`,
 * `ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected`.
 */
export const shipmentSchema = z.object({
  type: z.string().check(z.trim(), z.maxLength(30)),
  address: z.optional(z.nullable(writtenAddressSchema)),
});
export type Shipment = z.infer<typeof shipmentSchema>;
