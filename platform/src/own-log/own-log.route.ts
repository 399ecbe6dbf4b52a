import { OWN_LOG_ENTRIES, ownLogAnswer } from 'shared/contracts/own-log';
import type { Api, ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';

/** `GET /user/log`: the log of the signed-in person's profile and login. Others' are out of reach. */
export function addOwnLogRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/user/log',
    {
      config: { access: { to: 'signed-in' } },
      schema: {
        summary: "List changes to the signed-in user's profile and login",
        response: { 200: ownLogAnswer },
      },
    },
    async request => {
      const rows = await db
        .selectFrom('profile_log')
        .where('user_id', '=', callerOf(request))
        .select(['entry_id', 'at', 'action'])
        .orderBy('at', 'desc')
        .orderBy('entry_id', 'desc')
        .limit(OWN_LOG_ENTRIES)
        .execute();
      const entries = rows.map(({ entry_id, at, action }) => ({
        entryId: entry_id,
        at: at.toISOString(),
        action,
      }));
      return { data: { entries } };
    },
  );
}
