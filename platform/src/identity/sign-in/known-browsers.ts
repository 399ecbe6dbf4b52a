import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../database/tables.ts';
import { findRecord, saveRecord } from '../temporary-records.ts';

const maxAgeSeconds = 3600;
const rememberedFor = 180 * 24 * 3600;

/** Records which browser started a sign-in; only that browser may continue it. */
export function bindSignIn(db: Kysely<Database>, uid: string, browser: string): Promise<void> {
  return saveRecord(
    db,
    { model: 'SignInBrowser', id: uid, payload: JSON.stringify({ browser }) },
    maxAgeSeconds,
  );
}

/** Whether this browser started the sign-in. */
export async function isBoundTo(
  db: Kysely<Database>,
  uid: string,
  browser: string | undefined,
): Promise<boolean> {
  const payload = await findRecord(db, 'SignInBrowser', uid);
  return browser !== undefined && payload === JSON.stringify({ browser });
}

/** Remembers that a person has signed in with this browser, until their password changes. */
export function rememberBrowser(
  db: Kysely<Database>,
  userId: string,
  email: string,
  browser: string,
): Promise<void> {
  const row = { model: 'KnownBrowser', id: knownId(email, browser), payload: '{}', account_id: userId };
  return saveRecord(db, row, rememberedFor);
}

/** Whether the person with this e-mail has signed in with this browser before. */
export async function isKnownBrowser(db: Kysely<Database>, email: string, browser: string): Promise<boolean> {
  return (await findRecord(db, 'KnownBrowser', knownId(email, browser))) !== undefined;
}

const halfFor = 600;
const halfSchema = z.object({ userId: z.string(), email: z.string(), passwordMark: z.optional(z.string()) });

/** A person who has passed the password step and still has to enter a code. `passwordMark` is missing after a passkey. */
export type HalfSignIn = z.infer<typeof halfSchema>;

/**
 * Records that the password of a sign-in was correct. Deleted with the person's sign-ins, for example when their
 * password changes.
 */
export function saveHalfSignIn(db: Kysely<Database>, uid: string, half: HalfSignIn): Promise<void> {
  const row = { model: 'HalfSignIn', id: uid, payload: JSON.stringify(half), account_id: half.userId };
  return saveRecord(db, row, halfFor);
}

/** The person who is at the second step of this sign-in. */
export async function findHalfSignIn(db: Kysely<Database>, uid: string): Promise<HalfSignIn | undefined> {
  const payload = await findRecord(db, 'HalfSignIn', uid);
  return payload === undefined ? undefined : z.parse(halfSchema, JSON.parse(payload));
}

/** Records which code or passkey completed a sign-in. Kept as long as the pending sign-in. */
export function recordProof(db: Kysely<Database>, uid: string, userId: string, proof: string): Promise<void> {
  return saveRecord(
    db,
    { model: 'SignInProof', id: uid, payload: proofOf(proof), account_id: userId },
    halfFor,
  );
}

/**
 * Whether a sign-in was completed with this one-time proof: a form that is submitted again, by a second press or
 * because the response was lost, gets the same answer.
 */
export async function wasDoneBy(db: Kysely<Database>, uid: string, proof: string): Promise<boolean> {
  return (await findRecord(db, 'SignInProof', uid)) === proofOf(proof);
}

const proofOf = (proof: string) => createHash('sha256').update(proof).digest('base64url');

const knownId = (email: string, browser: string) =>
  createHash('sha256').update(`${browser} ${email}`).digest('base64url');
