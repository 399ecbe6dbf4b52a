import type { OrderType } from 'shared/contracts/order';
import type * as z from 'zod/mini';
import { changeSimCard } from './effects/change-sim-card.ts';
import { createSimCard } from './effects/create-sim-card.ts';
import { reactivation, suspension } from './effects/suspension.ts';
import type { OrderEffect } from './order-effect.ts';

/** What an order of each type changes when it is done. Only what stands here can be ordered. */
export const orderEffects = {
  Suspension: suspension,
  Reactivation: reactivation,
  CreateSimCard: createSimCard,
  ChangeSimCard: changeSimCard,
} as const satisfies Partial<Record<OrderType, OrderEffect<unknown>>>;

export type PlaceableOrderType = keyof typeof orderEffects;
export type OrderDetails<Type extends PlaceableOrderType> = z.infer<(typeof orderEffects)[Type]['details']>;

/** The effect of a type as it was stored; undefined for orders that others than the portal made. */
export function effectOf(type: OrderType): OrderEffect<unknown> | undefined {
  return (orderEffects as Partial<Record<OrderType, OrderEffect<unknown>>>)[type];
}
