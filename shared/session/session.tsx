/**
 * Session port: who is signed in. The shell supplies it; a remote only ever reads it.
 *
 * It has no token on purpose: remotes call the API through `shared/http`, which adds the token.
 */
import { createContext, useContext } from 'react';

/** The signed-in user, from the identity server. */
export interface Session {
  /** The identity server's `sub`. */
  readonly userId: string;
  readonly email: string;
}

/** Filled by the shell and by `renderWithHost()`; nothing else renders it. */
export const SessionContext = createContext<Session | null>(null);

/** The signed-in user, for example to mark their own row in a list. Throws outside the shell. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs the shell: no SessionContext was supplied.');
  return session;
};
