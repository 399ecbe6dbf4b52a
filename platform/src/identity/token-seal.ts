/** Ids that hold a right carry a seal of ours: what somebody made up is told without asking the database. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';

/** Characters of 128 bits in base64url. */
const sealLength = 22;

export interface TokenSeal {
  /** The id with its seal at the end. */
  seal(id: string): string;
  /** Whether this is an id that was sealed by us. Whether it is still worth anything the database knows. */
  isOurs(sealed: string): boolean;
}

/** @param secrets the first one seals, and each is good */
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

/** What makes the library's ids; its types do not have it. */
interface MakesIds {
  generateTokenId(): string;
}

/** Seals whatever this server issues to callers. */
export function sealTokens(provider: Provider, seal: TokenSeal): void {
  for (const model of [provider.AccessToken, provider.AuthorizationCode, provider.RefreshToken]) {
    const tokens = model.prototype as unknown as MakesIds;
    const makeId = Reflect.get(tokens, 'generateTokenId');
    tokens.generateTokenId = function () {
      return seal.seal(makeId.call(this));
    };
  }
}
