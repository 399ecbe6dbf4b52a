import { SHIPMENT_TYPES, type Shipment } from 'shared/contracts/shipment';
import { argumentError } from '../kernel/api-problem.ts';

/** @throws ApiProblem 400 for a shipment that leads nowhere */
export function checkShipment(shipment: Shipment | null | undefined): void {
  if (!shipment || !SHIPMENT_TYPES.some(type => type === shipment.type))
    throw argumentError('UnknownShipmentTypeIsSelected');
  if (shipment.type === 'Custom' && !shipment.address)
    throw argumentError('ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected');
}
