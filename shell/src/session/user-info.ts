import { userInfoSchema, type UserInfo } from 'shared/contracts/user-info';
import * as z from 'zod/mini';
import { requestTimeoutSeconds } from './identity-client.ts';

/**
 * The user-info call (AUTH-012, AUTH-016). Rejects for any answer that breaks its contract, one without
 * `customer_roles` among them (AUTH-017), and for one about somebody else.
 */
export const readUserInfo = async (
  address: string,
  accessToken: string,
  subject: string,
): Promise<UserInfo> => {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutSeconds * 1_000),
  });
  if (!response.ok) throw new Error(`User info answered with status ${String(response.status)}.`);
  const parsed = z.safeParse(userInfoSchema, await response.json());
  if (!parsed.success) {
    const properties = parsed.error.issues.map(issue => issue.path.join('.') || '(answer)');
    throw new Error(`User info is not as agreed: ${properties.join(', ')}.`);
  }
  if (parsed.data.sub !== subject) throw new Error('User info is about another person than the ID token.');
  return parsed.data;
};
