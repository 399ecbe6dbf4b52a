import * as z from 'zod/mini';
import { messageChoicesSchema } from './messages.ts';
import { data, idSchema, timestampSchema } from './wire.ts';

/** Days before an invoice's due date on which the reminder mail is sent. */
export const REMINDER_DAYS = 3;

/** The signed-in user's own profile (PRO-002). Responses never include the password. */
export const profileSchema = z.object({
  userId: idSchema,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Eight digits without country code; missing if there is none. */
  phoneNumber: z.optional(z.nullable(z.string())),
  created: timestampSchema,
  lastLogin: z.optional(z.nullable(timestampSchema)),
  /** Increases with each change; sent in the `If-Match` of the next one. */
  version: z.optional(z.number()),
  /** Whether to send a mail `REMINDER_DAYS` before an invoice is due. */
  invoiceReminders: z.optional(z.boolean()),
  /**
   * Whether the platform's own sign-in server is used, so that the user can list and end their own sessions.
   */
  signsInHere: z.optional(z.boolean()),
  /** Whether signing in here also requires a code from an app. */
  hasSecondFactor: z.optional(z.boolean()),
  /** Whether the phone number is verified by a code. */
  phoneVerified: z.optional(z.boolean()),
  /** The user's choice of mail and text messages. */
  messages: z.optional(messageChoicesSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** Response of `GET /self-service-api/user`. Takes no customerId. */
export const profileAnswer = data(z.object({ user: profileSchema }));
