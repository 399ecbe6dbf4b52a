import * as z from 'zod/mini';
import { orderEffect } from '../order-effect.ts';

/** An eSIM is there from the moment that it is ordered; the number moves to it when a phone installs it. */
export const createSimCard = orderEffect(z.object({ icc: z.string() }), () => Promise.resolve(undefined));
