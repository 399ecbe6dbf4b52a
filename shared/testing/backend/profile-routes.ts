/** The signed-in person's own profile, and its changes, which last until the page is loaded again. */
import { http, type HttpHandler } from 'msw';
import { nameBody } from '../../contracts/profile-changes.ts';
import { profileAnswer, type Profile } from '../../contracts/profile.ts';
import type { BackendData } from './backend-data.ts';
import { answerOf, personRoutes } from './route.ts';

export const profileRoutes = (api: string, data: BackendData): HttpHandler[] => {
  const route = personRoutes(api);
  let user = data.profile;
  const changed = (values: Partial<Profile>): { user: Profile } => {
    user = { ...user, ...values, version: (user.version ?? 0) + 1 };
    return { user };
  };
  return [
    http.get(`${api}/user`, () => answerOf('Selfservice', profileAnswer, () => ({ user }))),
    route({
      method: 'put',
      path: '/user/name',
      body: nameBody,
      answer: profileAnswer,
      run: ({ data: name }) => changed(name),
    }),
  ];
};
