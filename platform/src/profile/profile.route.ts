import { messagesBody } from 'shared/contracts/messages';
import { profileAnswer } from 'shared/contracts/profile';
import {
  emailBody,
  nameBody,
  passwordBody,
  phoneNumberBody,
  remindersBody,
} from 'shared/contracts/profile-changes';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeEmail } from './change-email.ts';
import { changeMessages } from './change-messages.ts';
import { changeName } from './change-name.ts';
import { changeOwnProfile } from './change-own-profile.ts';
import { changePassword } from './change-password.ts';
import { changePhoneNumber } from './change-phone-number.ts';
import { changeReminders } from './change-reminders.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { readProfile } from './read-profile.ts';

const config = { access: { to: 'signed-in' } } as const;
const response = { 200: profileAnswer };

/** `GET /user`: the signed-in person's profile, and the routes that change it (PRO-001). */
export function addProfileRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/user',
    { config, schema: { summary: "Get the signed-in user's profile", response } },
    async request => ({ data: { user: await readProfile(context.db, callerOf(request), context) } }),
  );

  api.put(
    '/user/name',
    { config, schema: { summary: "Change the user's name", body: nameBody, response } },
    request => changeOwnProfile(context, request, own => changeName(own, request.body.data)),
  );

  api.put(
    '/user/phone-number',
    { config, schema: { summary: "Change the user's phone number", body: phoneNumberBody, response } },
    request => changeOwnProfile(context, request, own => changePhoneNumber(own, request.body.data)),
  );

  api.put(
    '/user/email',
    { config, schema: { summary: "Change the user's e-mail", body: emailBody, response } },
    request => changeOwnProfile(context, request, own => changeEmail(own, request.body.data)),
  );

  api.put(
    '/user/invoice-reminders',
    {
      config,
      schema: { summary: 'Turn invoice reminders on or off', body: remindersBody, response },
    },
    request => changeOwnProfile(context, request, own => changeReminders(own, request.body.data)),
  );

  api.put(
    '/user/messages',
    {
      config,
      schema: { summary: 'Change notification settings', body: messagesBody, response },
    },
    request => changeOwnProfile(context, request, own => changeMessages(own, request.body.data)),
  );

  api.put(
    '/user/password',
    { config, schema: { summary: "Change the user's password", body: passwordBody, response } },
    request => changePassword(context, request, request.body.data),
  );
}
