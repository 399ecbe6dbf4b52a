import { constants, generateKeyPairSync, privateDecrypt, type KeyPairKeyObjectResult } from 'node:crypto';
import * as z from 'zod/mini';
import type { SandboxCard } from './sandbox-cards.ts';

/**
 * The key that encrypts card fields inside the provider's frames, so that the surrounding page never sees a card
 * number. Created with the first frame and never stored: card data typed before a restart must be typed again.
 */
export interface CardKeys {
  /** SPKI in base64, for the frames. */
  publicKey: string;
  /** Undefined if it was not encrypted with this key. */
  open(paymentMethod: unknown): SandboxCard | undefined;
}

const encipheredSchema = z.object({
  encryptedCardNumber: z.string(),
  encryptedExpiryMonth: z.string(),
  encryptedExpiryYear: z.string(),
  encryptedSecurityCode: z.string(),
});

export function createCardKeys(): CardKeys {
  let made: KeyPairKeyObjectResult | undefined;
  const keys = () => (made ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const decipher = (blob: string) =>
    privateDecrypt(
      { key: keys().privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(blob, 'base64'),
    ).toString('utf8');
  return {
    get publicKey() {
      return keys().publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    },
    open(paymentMethod) {
      const fields = z.safeParse(encipheredSchema, paymentMethod);
      if (!fields.success) return undefined;
      try {
        return {
          number: decipher(fields.data.encryptedCardNumber),
          month: decipher(fields.data.encryptedExpiryMonth),
          year: decipher(fields.data.encryptedExpiryYear),
          securityCode: decipher(fields.data.encryptedSecurityCode),
        };
      } catch {
        return undefined;
      }
    },
  };
}
