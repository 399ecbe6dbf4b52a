/**
 * Session port: who is signed in. Provided by the shell; read-only for remotes.
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

/** Provided by the shell and by `renderWithHost()` only. */
export const SessionContext = createContext<Session | null>(null);

/** The signed-in user, for example to mark their own row in a list. Throws outside the shell. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs the shell: no SessionContext was supplied.');
  return session;
};
