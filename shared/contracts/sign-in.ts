import * as z from 'zod/mini';
import { data, idSchema, timestampSchema } from './wire.ts';

/** A browser that the person is signed in by at this moment. */
export const signInSchema = z.object({
  signInId: idSchema,
  begunAt: timestampSchema,
  /** By a call or a visit to the sign-in server, give or take a minute. */
  usedAt: timestampSchema,
  /** `Chrome`, `Firefox`; null where the browser does not say. */
  browser: z.nullable(z.string()),
  /** What it runs on: `Windows`, `iPhone`; null where the browser does not say. */
  system: z.nullable(z.string()),
  /** The one that the call comes from. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/**
 * Answer of `GET /self-service-api/user/sign-ins`: the own ones, this one first and then by their last use. Also the
 * answer of `DELETE …/sign-ins/{signInId}`, which ends one (404 where it is nobody's, somebody else's or over), and of
 * `DELETE …/sign-ins`, which ends all but the one that the call comes from: what is left. Each takes an Idempotency-Key.
 * All three are 404 where another identity server than the platform's own signs people in.
 */
export const signInsAnswer = data(z.object({ signIns: z.array(signInSchema) }));
