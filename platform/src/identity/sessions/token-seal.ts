/** Ids that are bearer secrets carry an HMAC, so that forged ones are rejected without a database query. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';

/** Length of 128 bits in base64url. */
const sealLength = 22;

export interface TokenSeal {
  /** The id with its HMAC appended. */
  seal(id: string): string;
  /** Whether the HMAC is valid. Whether the id is still valid is up to the database. */
  isOurs(sealed: string): boolean;
}

/** @param secrets the first one signs; all are accepted */
export function createTokenSeal(secrets: readonly string[]): TokenSeal {
  const sealOf = (id: string, secret: string) =>
    createHmac('sha256', secret).update(`token ${id}`).digest('base64url').slice(0, sealLength);
  const [newest = ''] = secrets;
  return {
    seal: id => id + sealOf(id, newest),
    isOurs(sealed) {
      const id = sealed.slice(0, -sealLength);
      const found = Buffer.from(sealed.slice(-sealLength));
      return secrets.some(secret => {
        const expected = Buffer.from(sealOf(id, secret));
        return found.length === expected.length && timingSafeEqual(found, expected);
      });
    },
  };
}

/** The library's id generator, which its types lack. */
interface MakesIds {
  generateTokenId(): string;
}

/** Seals the ids this server issues to clients. */
export function sealTokens(provider: Provider, seal: TokenSeal): void {
  for (const model of [provider.AccessToken, provider.AuthorizationCode, provider.RefreshToken]) {
    const tokens = model.prototype as unknown as MakesIds;
    const makeId = Reflect.get(tokens, 'generateTokenId');
    tokens.generateTokenId = function () {
      return seal.seal(makeId.call(this));
    };
  }
}
