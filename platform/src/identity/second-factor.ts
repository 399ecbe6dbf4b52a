/** Codes of the second step: by an app on the telephone (RFC 6238), or one of the codes that stand in for it. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, RECOVERY_CODES, RECOVERY_DIGITS } from 'shared/contracts/second-factor';
import type { Database } from '../database/tables.ts';
import { loadFactorVault } from './factor-vault.ts';
import { texts } from './pages/texts.ts';

const periodMs = 30_000;
/** Steps before and after the present one that are good too: clocks differ, and typing takes time. */
const window = 1;
/** As RFC 4226 recommends. */
const keyBytes = 20;

/** Whether a person is asked for a code when they sign in. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return factor !== undefined;
}

/** A new key, sealed. */
export async function makeSealedKey(db: Kysely<Database>, userId: string): Promise<string> {
  const vault = await loadFactorVault(db);
  return vault.seal(userId, new Secret({ size: keyBytes }).bytes);
}

/** What an app is given: the key as people type it, and the address that its QR code holds. */
export async function keyForApp(
  db: Kysely<Database>,
  person: { user_id: string; email: string },
  sealed: string,
): Promise<{ key: string; uri: string }> {
  const totp = await openTotp(db, person.user_id, sealed, person.email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/**
 * Takes a code of the app, once: of two requests with the same code at the same moment one is refused. What is not
 * confirmed yet is judged as well.
 *
 * @param at the moment of the people's clocks, not the one that the control API moves
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

/** Takes a recovery code, once. */
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

/** Makes recovery codes; the ones before are worth nothing any more. @returns the codes, which are kept nowhere */
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
    ...{ issuer: texts.factorIssuer, label, algorithm: 'SHA1', digits: CODE_DIGITS, period: periodMs / 1000 },
    secret: new Secret({ buffer }),
  });
}
