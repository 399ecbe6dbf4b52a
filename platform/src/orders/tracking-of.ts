import type { OrderTracking } from 'shared/contracts/order-details';
import { shipmentSchema } from 'shared/contracts/shipment';
import * as z from 'zod/mini';

const shipped = z.object({ shipment: shipmentSchema });

/** Where the card is that an order sends: the carrier has it from when the order is in progress. Null where none is sent. */
export function trackingOf(orderId: string, details: unknown): OrderTracking | null {
  const { data } = z.safeParse(shipped, details);
  if (data?.shipment.type !== 'Custom') return null;
  const number = `LY${orderId.replaceAll(/\D/g, '')}DK`;
  return { carrier: 'Nordisk Pakkepost', number, url: `https://pakkepost.example/spor/${number}` };
}
