/**
 * Changes of the signed-in person's own profile (PRO-001). None takes a customerId. Each takes an Idempotency-Key,
 * and If-Match with the profile's `version` in quotes, `If-Match: "3"`; an older one is answered with 412
 * `StaleVersion`. Each answers the profile as it is then: `profileAnswer`.
 */
import * as z from 'zod/mini';
import { personNameSchema } from './person.ts';
import { data } from './wire.ts';

/** Body of `PUT /self-service-api/user/name`. Counts at once; asks for no code. */
export const nameBody = data(z.object({ firstName: personNameSchema, lastName: personNameSchema }));
export type NameBody = z.infer<typeof nameBody>['data'];
