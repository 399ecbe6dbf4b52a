import * as z from 'zod/mini';
import { data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** What becomes of a person's profile and of the ways into their login. */
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
  'PasskeyRemoved',
] as const;
/** One that is written down; `Unknown` is only read, of a platform that is newer. */
export type OwnAction = Exclude<(typeof OWN_ACTIONS)[number], 'Unknown'>;

/** How many of them are told, the newest. */
export const OWN_LOG_ENTRIES = 20;

const ownLogEntrySchema = z.object({
  entryId: idSchema,
  at: timestampSchema,
  action: openEnum(OWN_ACTIONS),
});
export type OwnLogEntry = z.infer<typeof ownLogEntrySchema>;

/**
 * Answer of `GET /self-service-api/user/log`: what became of the signed-in person's own profile and login, the newest
 * first. What was changed from and to is in the log of their customers, where these see it.
 */
export const ownLogAnswer = data(z.object({ entries: z.array(ownLogEntrySchema) }));
