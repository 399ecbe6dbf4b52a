/** Codes of the second step: TOTP from an authenticator app (RFC 6238), or a recovery code. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, RECOVERY_CODES, RECOVERY_DIGITS } from 'shared/contracts/second-factor';
import type { Database } from '../../database/tables.ts';
import { loadFactorVault } from './factor-vault.ts';
import { texts } from '../pages/texts.ts';

const periodMs = 30_000;
/** Accepted time steps before and after the current one, for clock differences and typing time. */
const window = 1;
/** Length recommended by RFC 4226. */
const keyBytes = 20;

/** Whether a person needs a code to sign in. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return factor !== undefined;
}

/** A new encrypted key. */
export async function makeSealedKey(db: Kysely<Database>, userId: string): Promise<string> {
  const vault = await loadFactorVault(db);
  return vault.seal(userId, new Secret({ size: keyBytes }).bytes);
}

/** Setup data for an authenticator app: the key to type, and the URI for the QR code. */
export async function keyForApp(
  db: Kysely<Database>,
  person: { user_id: string; email: string },
  sealed: string,
): Promise<{ key: string; uri: string }> {
  const totp = await openTotp(db, person.user_id, sealed, person.email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/**
 * Uses an app code once; of two concurrent requests with the same code one is rejected. Also checks keys that are not
 * confirmed yet.
 *
 * @param at real time, not the time set by the control API
 */
export async function takeAppCode(
  db: Kysely<Database>,
  userId: string,
  code: string,
  at = Date.now(),
): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .select('sealed_key')
    .executeTakeFirst();
  if (!factor) return false;
  const totp = await openTotp(db, userId, factor.sealed_key);
  const delta = totp.validate({ token: code, timestamp: at, window });
  if (delta === null) return false;
  const last_step = Math.floor(at / periodMs) + delta;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step })
    .where('user_id', '=', userId)
    .where('last_step', '<', last_step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Uses a recovery code once. */
export async function takeRecoveryCode(db: Kysely<Database>, userId: string, code: string): Promise<boolean> {
  const vault = await loadFactorVault(db);
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', vault.hashesOf(userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Creates recovery codes and invalidates earlier ones. @returns the codes; only their hashes are stored */
export async function makeRecoveryCodes(db: Kysely<Database>, userId: string): Promise<string[]> {
  const vault = await loadFactorVault(db);
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES)
    codes.add(String(randomInt(10 ** RECOVERY_DIGITS)).padStart(RECOVERY_DIGITS, '0'));
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values([...codes].map(code => ({ user_id: userId, code_hash: vault.hashesOf(userId, code)[0] })))
    .execute();
  return [...codes];
}

async function openTotp(db: Kysely<Database>, userId: string, sealed: string, label = ''): Promise<TOTP> {
  const { buffer } = Uint8Array.from((await loadFactorVault(db)).open(userId, sealed));
  return new TOTP({
    issuer: texts.factorIssuer,
    label,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: periodMs / 1000,
    secret: new Secret({ buffer }),
  });
}
