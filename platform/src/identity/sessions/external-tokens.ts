/** Bearer tokens of an external identity server: JWTs (RFC 9068), or any token by introspection (RFC 7662). */
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { AccessTokenSettings } from 'shared/node/access-token-settings';
import type { Settings } from 'shared/node/settings';
import type { Database } from '../../database/tables.ts';
import { createTokenCheck, remembering, type TokenCheck } from './access-tokens.ts';
import { memoizeAsync } from './memoize-async.ts';

const timeoutMs = 5_000;

/** Asymmetric signature algorithms. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const faultsOfTokens = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.optional(z.url()),
  introspection_endpoint: z.optional(z.url()),
});
type Metadata = z.infer<typeof metadataSchema>;

/** Claims of a token after all checks; undefined if it is invalid. */
type Claims = Readonly<Record<string, unknown>>;
type Examine = (token: string) => Promise<Claims | undefined>;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

async function askJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

async function discover(issuer: string): Promise<Metadata> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const metadata = z.parse(metadataSchema, await askJson(address));
  if (withoutSlash(metadata.issuer) !== withoutSlash(issuer))
    throw new Error(`${issuer} calls itself ${metadata.issuer}.`);
  return metadata;
}

function bySignature(issuer: string, audience: string): Examine {
  const server = memoizeAsync(async () => {
    const { jwks_uri: address, issuer: name } = await discover(issuer);
    if (address === undefined) throw new Error(`${issuer} names no keys.`);
    return { name, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs }) };
  });
  return async token => {
    const { name, keys } = await server();
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: name,
        audience,
        algorithms,
        clockTolerance: 30,
        requiredClaims: ['exp', 'sub'],
      });
      // An ID token must not be used as an access token. Servers older than RFC 9068 mark both as 'JWT'.
      const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
      return ['at+jwt', 'jwt'].includes(type) && payload['nonce'] === undefined ? payload : undefined;
    } catch (error) {
      if (faultsOfTokens.some(fault => error instanceof fault)) return undefined;
      // The keys could not be fetched; this must not sign people out.
      throw error;
    }
  };
}

function byAsking(issuer: string, clientId: string, clientSecret: string): Examine {
  const server = memoizeAsync(() => discover(issuer));
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return async token => {
    const { introspection_endpoint: address } = await server();
    if (address === undefined) throw new Error(`${issuer} answers no questions about tokens.`);
    const body = new URLSearchParams({ token, token_type_hint: 'access_token' });
    const parsed = z.safeParse(
      z.looseObject({ active: z.literal(true) }),
      await askJson(address, { method: 'POST', headers: { authorization }, body }),
    );
    return parsed.success ? parsed.data : undefined;
  };
}

/** E-mails are stored in lower case. */
const asStored = (by: 'id' | 'email', named: string): string => (by === 'id' ? named : named.toLowerCase());

/** Checks tokens issued by another server. The person they name must exist in this database. */
export function createExternalTokenCheck(
  db: Kysely<Database>,
  issuer: string,
  settings: Exclude<AccessTokenSettings, { kind: 'own' }>,
): TokenCheck {
  const examine =
    settings.kind === 'jwt'
      ? bySignature(issuer, settings.audience)
      : byAsking(issuer, settings.clientId, settings.clientSecret);
  return remembering(async token => {
    const claims = await examine(token);
    const named = claims?.[settings.userClaim];
    if (typeof named !== 'string') return undefined;
    // Otherwise anybody could use another person's address there. Some servers send booleans as text.
    if (settings.userBy === 'email' && String(claims?.['email_verified']) === 'false') return undefined;
    const person = await db
      .selectFrom('users')
      .where(settings.userBy === 'id' ? 'user_id' : 'email', '=', asStored(settings.userBy, named))
      .select('user_id')
      .executeTakeFirst();
    if (!person) return undefined;
    const ends = claims?.['exp'];
    const expiresAt = typeof ends === 'number' ? ends * 1_000 : undefined;
    return { owner: { userId: person.user_id, sessionUid: undefined }, expiresAt };
  });
}

/** Token check chosen by the settings. */
export function tokenCheckFor(
  db: Kysely<Database>,
  { identityUrl, accessTokens, idleMinutes }: Settings,
): TokenCheck {
  return accessTokens.kind === 'own'
    ? createTokenCheck(db, idleMinutes)
    : createExternalTokenCheck(db, identityUrl, accessTokens);
}
