import { signInsAnswer } from 'shared/contracts/sign-in';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { endOthersOfOwn, endOwnSignIn } from './end-own-sign-ins.ts';
import { readSignIns } from './sign-ins.query.ts';

const config = { access: { to: 'signed-in' } } as const;
const params = z.object({ signInId: idSchema });
const response = { 200: signInsAnswer };

/** `/user/sign-ins`: the signed-in person's own sign-ins, and the routes that end them. Others' are out of reach. */
export function addSignInsRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/user/sign-ins',
    { config, schema: { summary: "List the signed-in user's active sessions", response } },
    async request => ({ data: { signIns: await readSignIns(context, request) } }),
  );

  api.delete(
    '/user/sign-ins',
    { config, schema: { summary: 'End all other sessions of the user', response } },
    request => endOthersOfOwn(context, request),
  );

  api.delete(
    '/user/sign-ins/:signInId',
    { config, schema: { summary: 'End a session of the user', params, response } },
    request => endOwnSignIn(context, request, request.params.signInId),
  );
}
