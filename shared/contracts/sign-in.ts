import * as z from 'zod/mini';
import { data, idSchema, timestampSchema } from './wire.ts';

/** A browser session of the signed-in user. */
export const signInSchema = z.object({
  signInId: idSchema,
  begunAt: timestampSchema,
  /** Last call or visit to the sign-in server, accurate to about a minute. */
  usedAt: timestampSchema,
  /** `Chrome`, `Firefox`; null if unknown. */
  browser: z.nullable(z.string()),
  /** Operating system or device: `Windows`, `iPhone`; null if unknown. */
  system: z.nullable(z.string()),
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/**
 * Response of `GET /self-service-api/user/sign-ins`: the user's sessions, the current one first, then by last
 * use. Also the response of `DELETE …/sign-ins/{signInId}`, which ends one (404 if it is unknown, another
 * user's or already ended), and of `DELETE …/sign-ins`, which ends all but the current one; both return the
 * remaining sessions. The DELETE calls take an Idempotency-Key. All three are 404 with an external identity
 * server.
 */
export const signInsAnswer = data(z.object({ signIns: z.array(signInSchema) }));
