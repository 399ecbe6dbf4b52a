import * as z from 'zod/mini';
import { roleSchema } from './role.ts';
import { idSchema } from './wire.ts';

/**
 * Response of the identity provider's user-info call (AUTH-016). Without `customer_roles` it does not parse,
 * which is the specification's sign-in error (AUTH-017); an empty list is a user without customers.
 */
export const userInfoSchema = z.object({
  sub: z.string(),
  email: z.string(),
  segment_id: z.optional(z.nullable(z.string())),
  customer_roles: z.array(z.object({ customer_id: idSchema, role: roleSchema })),
});
export type UserInfo = z.infer<typeof userInfoSchema>;
