import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

export interface IdentityKeys {
  /** Private keys for ID tokens. */
  signing: JWK[];
  /** Secrets for signing cookies. */
  cookies: string[];
}

/**
 * Signing keys: created at the first start and stored in the database, so that a restart or a second process signs
 * nobody out.
 */
export async function loadIdentityKeys(db: Kysely<Database>): Promise<IdentityKeys> {
  const existing = await readKeys(db);
  if (existing) return existing;
  const keys = await makeKeys();
  await db
    .insertInto('identity_keys')
    .values({ name: 'keys', value: JSON.stringify(keys) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // If two processes start at the same time, both use the keys that were stored first.
  return (await readKeys(db)) ?? keys;
}

async function readKeys(db: Kysely<Database>): Promise<IdentityKeys | undefined> {
  const row = await db
    .selectFrom('identity_keys')
    .select('value')
    .where('name', '=', 'keys')
    .executeTakeFirst();
  return row?.value as IdentityKeys | undefined;
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = randomBytes(8).toString('base64url');
  return {
    signing: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
}
