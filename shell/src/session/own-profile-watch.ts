/**
 * Keeps what the session says of the person true when they change it: whatever the API answers about the signed-in
 * person, on the profile's own page or after a change of it, is what the menu shows from then on. No remote has to
 * tell the shell, and no port is wider for it.
 */
import * as z from 'zod/mini';
import type { Http } from 'shared/http';

const path = '/self-service-api/user';
const personSchema = z.object({ user: z.object({ userId: z.string(), email: z.string() }) });

/** The client as it is, with an ear for answers about the signed-in person. */
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
