import { profileAnswer } from 'shared/contracts/profile';
import { nameBody } from 'shared/contracts/profile-changes';
import type { Api, ApiContext } from './api.ts';
import { changeName } from './change-name.ts';
import { changeOwnProfile } from './change-own-profile.ts';
import { callerOf } from './guard.ts';
import { readProfile } from './read-profile.ts';

const config = { access: { to: 'signed-in' } } as const;
const response = { 200: profileAnswer };

/** `GET /user`: the signed-in person's own profile, and the calls that change it (PRO-001). */
export function addProfileRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/user',
    { config, schema: { summary: "The signed-in person's profile", response } },
    async request => ({ data: { user: await readProfile(context.db, callerOf(request)) } }),
  );

  api.put(
    '/user/name',
    { config, schema: { summary: 'Change the own name', body: nameBody, response } },
    request => changeOwnProfile(context, request, own => changeName(own, request.body.data)),
  );
}
