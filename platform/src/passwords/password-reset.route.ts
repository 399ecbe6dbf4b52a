import {
  passwordResetAnswer,
  passwordResetBody,
  passwordResetLinkAnswer,
  passwordResetLinkBody,
  passwordResetRequestAnswer,
  passwordResetRequestBody,
} from 'shared/contracts/password-reset';
import type { Api, ApiContext } from '../kernel/api.ts';
import { askForPasswordReset } from './ask-for-password-reset.ts';
import { chooseNewPassword, readPasswordResetLink } from './choose-new-password.ts';

const summaries = {
  ask: 'Ask for a mail with a link to a new password',
  read: 'What the page of a password reset’s link shows',
  choose: 'Choose a new password by the link',
};

/**
 * Password reset without a login: `POST /password-reset-requests`, `POST /password-reset-links` and `POST
 * /password-resets`.
 */
export function addPasswordResetRoutes(api: Api, context: ApiContext): void {
  const config = { access: { to: 'everyone' } } as const;

  api.post(
    '/password-reset-requests',
    {
      config,
      schema: {
        summary: summaries.ask,
        body: passwordResetRequestBody,
        response: { 200: passwordResetRequestAnswer },
      },
    },
    async request => {
      await askForPasswordReset(context, request.body.data.email, request.ip);
      return { data: {} };
    },
  );

  api.post(
    '/password-reset-links',
    {
      config,
      schema: {
        summary: summaries.read,
        body: passwordResetLinkBody,
        response: { 200: passwordResetLinkAnswer },
      },
    },
    async request => ({ data: { link: await readPasswordResetLink(context, request.body.data.token) } }),
  );

  api.post(
    '/password-resets',
    {
      config,
      schema: { summary: summaries.choose, body: passwordResetBody, response: { 200: passwordResetAnswer } },
    },
    async request => {
      const { token, password } = request.body.data;
      return { data: await chooseNewPassword(context, request, token, password) };
    },
  );
}
