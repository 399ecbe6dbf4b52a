import * as z from 'zod/mini';
import { messageChoicesSchema } from './messages.ts';
import { data, idSchema, timestampSchema } from './wire.ts';

/** How many days before an invoice is due those who want it are mailed. */
export const REMINDER_DAYS = 3;

/** The signed-in person's own profile (PRO-002). The password is never part of an answer. */
export const profileSchema = z.object({
  userId: idSchema,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Eight digits without country code; missing when none is given. */
  phoneNumber: z.optional(z.nullable(z.string())),
  created: timestampSchema,
  lastLogin: z.optional(z.nullable(timestampSchema)),
  /** Counts the changes; goes back in the `If-Match` of the next one. */
  version: z.optional(z.number()),
  /** Whether a mail comes `REMINDER_DAYS` before an invoice is due. */
  invoiceReminders: z.optional(z.boolean()),
  /** Whether the platform's own server signs people in, so that the own sign-ins are told and ended here. */
  signsInHere: z.optional(z.boolean()),
  /** Whether they are asked for a code of an app as well when they sign in here. */
  hasSecondFactor: z.optional(z.boolean()),
  /** Whether a code has proven that the phone number is theirs. */
  phoneVerified: z.optional(z.boolean()),
  /** What they are told of by mail or text message. */
  messages: z.optional(messageChoicesSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** Answer of `GET /self-service-api/user`. Takes no customerId. */
export const profileAnswer = data(z.object({ user: profileSchema }));
