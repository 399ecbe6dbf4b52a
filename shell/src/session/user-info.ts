import { userInfoSchema, type UserInfo } from 'shared/contracts/user-info';
import * as z from 'zod/mini';
import type { ClaimNames } from 'shared/settings/public-settings';
import { messageOf, requestTimeoutSeconds } from './identity-client.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A claim by its name, which may itself contain dots, or by its path. */
const claimAt = (claims: unknown, path: string): unknown =>
  memberOf(claims, path) ?? path.split('.').reduce(memberOf, claims);

/** Roles by customer: the agreed list, or an object such as `{ "1001": "Admin" }` or `{ "1001": ["Admin"] }`. */
const rolesIn = (claim: unknown): unknown =>
  isObject(claim)
    ? Object.entries(claim).map(([customer_id, role]) => ({
        customer_id,
        role: Array.isArray(role) ? (role as unknown[])[0] : role,
      }))
    : claim;

/** The server's claims about the user, under the names that the portal reads. */
const asAgreed = (response: unknown, names: ClaimNames = {}): unknown => ({
  sub: memberOf(response, 'sub'),
  email: claimAt(response, names.email ?? 'email'),
  segment_id: claimAt(response, names.segmentId ?? 'segment_id'),
  customer_roles: rolesIn(claimAt(response, names.customerRoles ?? 'customer_roles')),
});

interface UserInfoRequest {
  readonly address: string;
  readonly accessToken: string;
  /** Subject of the ID token. */
  readonly subject: string;
  readonly claims: ClaimNames | undefined;
}

/** The user info has no valid `customer_roles`: the account has no access to the portal. */
export class NoRolesError extends Error {}

/**
 * The user-info call (AUTH-012, AUTH-016). Rejects any response that breaks the contract, including one without
 * `customer_roles` (AUTH-017), and one about another subject.
 */
export const readUserInfo = async (request: UserInfoRequest): Promise<UserInfo> => {
  const response = await fetch(request.address, {
    headers: { accept: 'application/json', authorization: `Bearer ${request.accessToken}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutSeconds * 1_000),
  }).catch((error: unknown) => {
    throw new Error(`User info could not be read: ${messageOf(error)}.`);
  });
  if (!response.ok) throw new Error(`User info answered with status ${String(response.status)}.`);
  const parsed = z.safeParse(userInfoSchema, asAgreed(await response.json(), request.claims));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(issue => issue.path.join('.') || '(answer)'));
    const properties = [...names].join(', ');
    const Failure = properties === 'customer_roles' ? NoRolesError : Error;
    throw new Failure(`User info is not as agreed: ${properties}.`);
  }
  if (parsed.data.sub !== request.subject)
    throw new Error('User info is about another person than the ID token.');
  return parsed.data;
};
