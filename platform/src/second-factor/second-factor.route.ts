import {
  enrolmentAnswer,
  ownPasswordBody,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorBody,
} from 'shared/contracts/second-factor';
import type { Api, ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { requireOwnSignIns } from '../sign-ins/sign-ins.query.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  renewRecoveryCodes,
} from './change-second-factor.ts';
import { readSecondFactor } from './read-second-factor.ts';

const config = { access: { to: 'signed-in' } } as const;

/** `/user/second-factor`: second factor of the signed-in person. */
export function addSecondFactorRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/user/second-factor',
    {
      config,
      schema: {
        summary: "Get the signed-in user's two-factor settings",
        response: { 200: secondFactorAnswer },
      },
    },
    async request => {
      requireOwnSignIns(context);
      return { data: { secondFactor: await readSecondFactor(context.db, callerOf(request)) } };
    },
  );
  addEnrolmentRoutes(api, context);

  api.post(
    '/user/second-factor/recovery-codes',
    {
      config,
      schema: {
        summary: 'Create new recovery codes',
        body: ownPasswordBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async request => ({
      data: await renewRecoveryCodes(context, request, request.body.data.currentPassword),
    }),
  );

  api.post(
    '/user/second-factor/removal',
    {
      config,
      schema: {
        summary: 'Turn two-factor authentication off',
        body: ownPasswordBody,
        response: { 200: secondFactorAnswer },
      },
    },
    async request => ({
      data: {
        secondFactor: await removeSecondFactor(context, request, request.body.data.currentPassword),
      },
    }),
  );
}

function addEnrolmentRoutes(api: Api, context: ApiContext): void {
  api.post(
    '/user/second-factor/enrolment',
    {
      config,
      schema: {
        summary: 'Start two-factor setup',
        body: ownPasswordBody,
        response: { 200: enrolmentAnswer },
      },
    },
    async request => ({
      data: { enrolment: await beginEnrolment(context, request, request.body.data.currentPassword) },
    }),
  );

  api.put(
    '/user/second-factor',
    {
      config,
      schema: {
        summary: 'Turn two-factor authentication on with a code from the app',
        body: secondFactorBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async request => ({ data: await confirmEnrolment(context, request, request.body.data.code) }),
  );
}
