import * as z from 'zod/mini';
import { data, idSchema, timestampSchema } from './wire.ts';

/** How many passkeys a person may have. */
export const MOST_PASSKEYS = 10;

/** Something that the person signs in by in place of password and code. */
export const passkeySchema = z.object({
  passkeyId: idSchema,
  /** As the person has called it. */
  name: z.string(),
  createdAt: timestampSchema,
  /** When somebody signed in by it last; null where nobody has. */
  usedAt: z.nullable(timestampSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/**
 * Answer of `GET /self-service-api/user/passkeys`, the oldest first, and of `POST …/passkeys/{passkeyId}/removal`, whose
 * body is `ownPasswordBody`: what is left. Errors of the latter: 400 `InvalidPassword`; 429 as at the sign-in page; 404
 * where it is nobody's or somebody else's. Both are 404 where another identity server than the platform's own signs people in.
 */
export const passkeysAnswer = data(
  z.object({
    passkeys: z.array(passkeySchema),
    /** The sign-in server's page on which one is added; `?kunde=1001` says which customer's profile it leads back to. */
    newPasskeyUrl: z.string(),
  }),
);
export type Passkeys = z.infer<typeof passkeysAnswer>['data'];
