import { UserFacingError } from './user-facing-error.ts';

/** Which claim identifies the user, and which of our database fields it matches. */
export interface NamedPerson {
  userClaim: string;
  userBy: 'id' | 'email';
}

/** How the API resolves a bearer token to a user; docs/identity.md says which server needs which. */
export type AccessTokenSettings =
  /** A token of the platform's own sign-in server, looked up in their shared database. */
  | { kind: 'own' }
  /** A signed token (RFC 9068), verified with the issuer's keys. */
  | ({ kind: 'jwt'; audience: string } & NamedPerson)
  /** Any token, checked with the issuer's introspection endpoint (RFC 7662). */
  | ({ kind: 'introspection'; clientId: string; clientSecret: string } & NamedPerson);

const named = (environment: NodeJS.ProcessEnv, name: string): string => {
  const text = environment[name]?.trim() ?? '';
  if (text !== '') return text;
  throw new UserFacingError(
    `${name} is not set, but PORTAL_ACCESS_TOKENS=${String(environment['PORTAL_ACCESS_TOKENS'])} needs it.`,
  );
};

function readNamedPerson(environment: NodeJS.ProcessEnv): NamedPerson {
  const claim = environment['PORTAL_ACCESS_TOKEN_USER_CLAIM']?.trim() ?? '';
  const userBy = environment['PORTAL_ACCESS_TOKEN_USER_BY']?.trim() ?? 'id';
  if (userBy !== 'id' && userBy !== 'email')
    throw new UserFacingError(`PORTAL_ACCESS_TOKEN_USER_BY is '${userBy}', but must be id or email.`);
  return { userClaim: claim === '' ? 'sub' : claim, userBy };
}

/**
 * Reads the settings with the prefix `PORTAL_ACCESS_TOKENS`.
 *
 * @throws UserFacingError if one is missing or invalid
 */
export function readAccessTokenSettings(environment: NodeJS.ProcessEnv): AccessTokenSettings {
  const kind = environment['PORTAL_ACCESS_TOKENS']?.trim() ?? '';
  if (kind === '' || kind === 'own') return { kind: 'own' };
  const person = readNamedPerson(environment);
  if (kind === 'jwt')
    return { kind, audience: named(environment, 'PORTAL_ACCESS_TOKEN_AUDIENCE'), ...person };
  if (kind === 'introspection')
    return {
      kind,
      clientId: named(environment, 'PORTAL_INTROSPECTION_CLIENT'),
      clientSecret: named(environment, 'PORTAL_INTROSPECTION_SECRET'),
      ...person,
    };
  throw new UserFacingError(`PORTAL_ACCESS_TOKENS is '${kind}', but must be own, jwt or introspection.`);
}
