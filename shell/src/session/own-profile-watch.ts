/**
 * Keeps the user shown in the menu up to date when they change their profile: it follows every API response about the
 * signed-in user, whether it loads or changes the profile. No remote has to notify the shell, and no port needs more
 * for it.
 */
import * as z from 'zod/mini';
import type { Http } from 'shared/http';

const path = '/self-service-api/user';
const personSchema = z.object({ user: z.object({ userId: z.string(), email: z.string() }) });

/** Wraps the client so that it observes responses about the signed-in user. */
export const watchingOwnProfile = (
  http: Http,
  onPerson: (person: { readonly userId: string; readonly email: string }) => void,
): Http => ({
  ...http,
  request: async request => {
    const answer = await http.request(request);
    if (request.path === path || request.path.startsWith(`${path}/`)) {
      const person = z.safeParse(personSchema, answer);
      if (person.success) onPerson(person.data.user);
    }
    return answer;
  },
});
