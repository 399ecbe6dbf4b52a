import { profileAnswer } from 'shared/contracts/profile';
import type { Api, ApiContext } from './api.ts';
import { unauthorized } from './api-problem.ts';
import { callerOf } from './guard.ts';

/** `GET /user`: the signed-in person's own profile. A person who was deleted since the sign-in answers 401. */
export function addProfileRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/user',
    {
      config: { access: { to: 'signed-in' } },
      schema: { summary: "The signed-in person's profile", response: { 200: profileAnswer } },
    },
    async request => {
      const row = await db
        .selectFrom('users')
        .where('user_id', '=', callerOf(request))
        .select(['user_id', 'email', 'email_verified', 'first_name', 'last_name', 'phone_number'])
        .select(['created_at', 'last_login_at'])
        .executeTakeFirst();
      if (!row) throw unauthorized();
      const user = {
        userId: row.user_id,
        email: row.email,
        emailVerified: row.email_verified,
        firstName: row.first_name,
        lastName: row.last_name,
        phoneNumber: row.phone_number,
        created: row.created_at.toISOString(),
        lastLogin: row.last_login_at?.toISOString() ?? null,
      };
      return { data: { user } };
    },
  );
}
