import * as z from 'zod/mini';
import { data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Events of a user's profile and sign-in methods. */
export const OWN_ACTIONS = [
  'Unknown',
  'NameChanged',
  'EmailChanged',
  'PhoneNumberChanged',
  'PhoneNumberVerified',
  'PasswordChanged',
  'RemindersChanged',
  'MessagesChanged',
  'SignInEnded',
  'OtherSignInsEnded',
  'SecondFactorOn',
  'SecondFactorOff',
  'RecoveryCodesMade',
  'RecoveryCodeUsed',
  'PasskeyAdded',
  'PasskeyRenamed',
  'PasskeyRemoved',
] as const;
/** An action that is logged; `Unknown` only occurs when reading from a newer platform. */
export type OwnAction = Exclude<(typeof OWN_ACTIONS)[number], 'Unknown'>;

/** Maximum number of entries returned, the newest. */
export const OWN_LOG_ENTRIES = 20;

const ownLogEntrySchema = z.object({
  entryId: idSchema,
  at: timestampSchema,
  action: openEnum(OWN_ACTIONS),
});
export type OwnLogEntry = z.infer<typeof ownLogEntrySchema>;

/**
 * Response of `GET /self-service-api/user/log`: events of the signed-in user's own profile and login, newest
 * first. Old and new values are in the audit log of the user's customers, where visible.
 */
export const ownLogAnswer = data(z.object({ entries: z.array(ownLogEntrySchema) }));
