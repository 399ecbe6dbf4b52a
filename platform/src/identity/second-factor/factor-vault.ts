/** Stores second factors so that a leaked table is useless: keys are encrypted, recovery codes are keyed hashes. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { loadIdentityKeys } from '../sessions/identity-keys.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export interface FactorVault {
  /** Encrypts a key for one person; it cannot be decrypted for anyone else. */
  seal(userId: string, key: Uint8Array): string;
  /** @throws Error if it was not encrypted by us for this person */
  open(userId: string, sealed: string): Uint8Array;
  /** Possible stored forms of a recovery code, newest first. */
  hashesOf(userId: string, code: string): [string, ...string[]];
}

/** @param secrets the first one signs; all are accepted */
export function createFactorVault(secrets: readonly string[]): FactorVault {
  const derive = (secret: string, use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `second factor: ${use}`, 32));
  const [newest = '', ...older] = secrets;

  function openWith(secret: string, userId: string, sealed: Buffer): Buffer {
    const iv = sealed.subarray(0, ivLength);
    const decipher = createDecipheriv(algorithm, derive(secret, 'key'), iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(-tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
  }

  return {
    seal(userId, key) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, derive(newest, 'key'), iv, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(userId));
      return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const secret of older) {
        try {
          return openWith(secret, userId, bytes);
        } catch {
          // Try the next secret.
        }
      }
      return openWith(newest, userId, bytes);
    },
    hashesOf(userId, code) {
      const hashBy = (secret: string) =>
        createHmac('sha256', derive(secret, 'recovery codes'))
          .update(`${userId} ${code}`)
          .digest('base64url');
      return [hashBy(newest), ...older.map(hashBy)];
    },
  };
}

/** Vault with the keys stored in this database. */
export async function loadFactorVault(db: Kysely<Database>): Promise<FactorVault> {
  return createFactorVault((await loadIdentityKeys(db)).cookies);
}
