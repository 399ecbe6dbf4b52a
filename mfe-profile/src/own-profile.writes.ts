import { profileAnswer } from 'shared/contracts/profile';
import type { NameBody } from 'shared/contracts/profile-changes';
import type { Http } from 'shared/http';

/**
 * What people change of their own profile. Each answers the profile as it is then.
 *
 * @param idempotencyKey repeating a call with its key has no second effect
 * @param version the profile's as it was read: what another tab has changed is not overwritten unseen
 */
export const ownProfileWrites = (http: Http, idempotencyKey: string, version: number | undefined) => {
  const headers = {
    'idempotency-key': idempotencyKey,
    ...(version === undefined ? {} : { 'if-match': `"${String(version)}"` }),
  };
  const put = (what: string, body: object) =>
    http.request({
      method: 'PUT',
      path: `/self-service-api/user/${what}`,
      headers,
      body,
      schema: profileAnswer,
    });
  return {
    changeName: (body: NameBody) => put('name', body),
  };
};

export type OwnProfileWrites = ReturnType<typeof ownProfileWrites>;
