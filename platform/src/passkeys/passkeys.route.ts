import { passkeyNameBody, passkeysAnswer } from 'shared/contracts/passkey';
import { ownPasswordBody } from 'shared/contracts/second-factor';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { readOwnPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';

const config = { access: { to: 'signed-in' } } as const;
const response = { 200: passkeysAnswer };

/** `/user/passkeys`: passkeys of the signed-in person. They are added on a page of the sign-in server. */
export function addPasskeysRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/user/passkeys',
    { config, schema: { summary: "List the signed-in user's passkeys", response } },
    async request => ({ data: await readOwnPasskeys(context, context.db, callerOf(request)) }),
  );

  const params = z.object({ passkeyId: idSchema });
  api.put(
    '/user/passkeys/:passkeyId/name',
    { config, schema: { summary: 'Rename a passkey', params, body: passkeyNameBody, response } },
    async request => ({
      data: await renamePasskey(context, request, request.params.passkeyId, request.body.data.name),
    }),
  );
  api.post(
    '/user/passkeys/:passkeyId/removal',
    { config, schema: { summary: 'Delete a passkey', params, body: ownPasswordBody, response } },
    async request => ({
      data: await removePasskey(
        context,
        request,
        request.params.passkeyId,
        request.body.data.currentPassword,
      ),
    }),
  );
}
