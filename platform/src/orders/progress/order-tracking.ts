import type { OrderTracking } from 'shared/contracts/order-details';
import { shipmentSchema } from 'shared/contracts/shipment';
import * as z from 'zod/mini';

const shipped = z.object({ shipment: shipmentSchema });

/**
 * Shipment tracking of an order that sends a SIM card; the carrier has it once the order is in progress. Null if
 * nothing is sent.
 */
export function trackingOf(orderId: string, details: unknown): OrderTracking | null {
  const { data } = z.safeParse(shipped, details);
  if (data?.shipment.type !== 'Custom') return null;
  const number = `LY${orderId.replaceAll(/\D/g, '')}DK`;
  return { carrier: 'Nordisk Pakkepost', number, url: `https://pakkepost.example/spor/${number}` };
}
