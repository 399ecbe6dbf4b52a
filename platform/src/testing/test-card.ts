import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/** Encrypts a card like the sandbox's frames do, with the key from their page. */
export function encipherCard(framePage: string, number: string, securityCode = '737') {
  const key = createPublicKey({
    key: Buffer.from(/data-key="([^"]+)"/.exec(framePage)?.[1] ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  const encipher = (text: string) =>
    publicEncrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(text),
    ).toString('base64');
  return {
    type: 'scheme',
    encryptedCardNumber: encipher(number),
    encryptedExpiryMonth: encipher('03'),
    encryptedExpiryYear: encipher('2030'),
    encryptedSecurityCode: encipher(securityCode),
  };
}
