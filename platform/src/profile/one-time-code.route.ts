import {
  challengeParams,
  codeBody,
  oneTimeCodeAnswer,
  oneTimeCodeBody,
  verificationAnswer,
} from 'shared/contracts/one-time-code';
import type { Api, ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';
import { verifyOneTimeCode } from './verify-one-time-code.ts';

/** `POST /user/one-time-codes` and `POST /user/one-time-codes/{challengeId}/verify` (PRO-003). */
export function addOneTimeCodeRoutes(api: Api, context: ApiContext): void {
  const config = { access: { to: 'signed-in' } } as const;

  api.post(
    '/user/one-time-codes',
    {
      config,
      schema: {
        summary: 'Send a one-time code to a new e-mail or phone number',
        body: oneTimeCodeBody,
        response: { 200: oneTimeCodeAnswer },
      },
    },
    async request => ({ data: { challenge: await sendOneTimeCode(context, request, request.body.data) } }),
  );

  api.post(
    '/user/one-time-codes/:challengeId/verify',
    {
      config,
      schema: {
        summary: 'Verify a one-time code',
        params: challengeParams,
        body: codeBody,
        response: { 200: verificationAnswer },
      },
    },
    async request => {
      const { challengeId } = request.params;
      const { code } = request.body.data;
      return {
        data: { verification: await verifyOneTimeCode(context, callerOf(request), challengeId, code) },
      };
    },
  );
}
