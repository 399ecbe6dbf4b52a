import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { findNote, note } from './notes.ts';

const begunFor = 3600;
const rememberedFor = 180 * 24 * 3600;

/** Notes which browser began a sign-in: only there may it be gone on with. */
export function bindSignIn(db: Kysely<Database>, uid: string, browser: string): Promise<void> {
  return note(db, { model: 'SignInBrowser', id: uid, payload: JSON.stringify({ browser }) }, begunFor);
}

/** Whether this browser began the sign-in. */
export async function isBoundTo(
  db: Kysely<Database>,
  uid: string,
  browser: string | undefined,
): Promise<boolean> {
  const payload = await findNote(db, 'SignInBrowser', uid);
  return browser !== undefined && payload === JSON.stringify({ browser });
}

/** Remembers that a person signed in by this browser, until their password changes. */
export function rememberBrowser(
  db: Kysely<Database>,
  userId: string,
  email: string,
  browser: string,
): Promise<void> {
  const row = { model: 'KnownBrowser', id: knownId(email, browser), payload: '{}', account_id: userId };
  return note(db, row, rememberedFor);
}

/** Whether the person with this e-mail signed in by this browser before. */
export async function isKnownBrowser(db: Kysely<Database>, email: string, browser: string): Promise<boolean> {
  return (await findNote(db, 'KnownBrowser', knownId(email, browser))) !== undefined;
}

const halfFor = 600;
const halfSchema = z.object({ userId: z.string(), email: z.string(), passwordMark: z.optional(z.string()) });

/** Somebody whose password was right, and who has to give a code yet. Who came by a passkey has given none. */
export type HalfSignIn = z.infer<typeof halfSchema>;

/** Notes that the password of a sign-in was right. It ends with everything else of the person, as when their password changes. */
export function noteHalfSignIn(db: Kysely<Database>, uid: string, half: HalfSignIn): Promise<void> {
  const row = { model: 'HalfSignIn', id: uid, payload: JSON.stringify(half), account_id: half.userId };
  return note(db, row, halfFor);
}

/** Who waits for the second step of this sign-in. */
export async function findHalfSignIn(db: Kysely<Database>, uid: string): Promise<HalfSignIn | undefined> {
  const payload = await findNote(db, 'HalfSignIn', uid);
  return payload === undefined ? undefined : z.parse(halfSchema, JSON.parse(payload));
}

/** Notes by which code or passkey a sign-in was done. It is not needed for longer than what waits for it. */
export function noteProof(db: Kysely<Database>, uid: string, userId: string, proof: string): Promise<void> {
  return note(db, { model: 'SignInProof', id: uid, payload: proofOf(proof), account_id: userId }, halfFor);
}

/**
 * Whether a sign-in was done by this very proof, which is good once: a form that is sent again, by a second press or
 * because its answer was lost, is answered as the first time.
 */
export async function wasDoneBy(db: Kysely<Database>, uid: string, proof: string): Promise<boolean> {
  return (await findNote(db, 'SignInProof', uid)) === proofOf(proof);
}

const proofOf = (proof: string) => createHash('sha256').update(proof).digest('base64url');

const knownId = (email: string, browser: string) =>
  createHash('sha256').update(`${browser} ${email}`).digest('base64url');
