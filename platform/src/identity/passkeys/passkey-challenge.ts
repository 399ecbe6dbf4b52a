/** Passkey challenges: each is valid once and for a limited time. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { saveRecord, takeRecord } from '../temporary-records.ts';
import type { Passkey } from './passkeys.ts';
import { askForNewPasskey, askForPasskey, ceremonySeconds } from './relying-party.ts';

interface Asking {
  db: Kysely<Database>;
  /** URL of this server. */
  issuer: string;
}

/** For a sign-in. */
export async function passkeyQuestion({ db, issuer }: Asking, uid: string): Promise<string> {
  const options = await askForPasskey(issuer);
  await saveRecord(db, { model: 'PasskeySignIn', id: uid, payload: options.challenge }, ceremonySeconds);
  return JSON.stringify(options);
}

export const takePasskeyChallenge = (db: Kysely<Database>, uid: string) =>
  takeRecord(db, 'PasskeySignIn', uid);

/** For a signed-in person who has just entered their password; the challenge is the proof. */
export async function newPasskeyQuestion(
  { db, issuer }: Asking,
  person: { userId: string; email: string; sessionUid: string },
  known: readonly Passkey[],
): Promise<string> {
  const options = await askForNewPasskey(issuer, person, known);
  const row = { model: 'NewPasskey', id: person.sessionUid, payload: options.challenge };
  await saveRecord(db, row, ceremonySeconds);
  return JSON.stringify(options);
}

export const takeNewPasskeyChallenge = (db: Kysely<Database>, sessionUid: string) =>
  takeRecord(db, 'NewPasskey', sessionUid);
