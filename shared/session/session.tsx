/**
 * Session port: who is signed in. The shell supplies it; a remote only ever reads it.
 *
 * There is no token here on purpose: a remote calls the API through `shared/http`, which adds it.
 */
import { createContext, useContext } from 'react';

/** The signed-in person, as the identity server tells. */
export interface Session {
  /** The identity server's `sub`. */
  readonly userId: string;
  readonly email: string;
}

/** Filled by the shell and by `renderWithHost()`; nothing else renders it. */
export const SessionContext = createContext<Session | null>(null);

/** Use it to recognise oneself in a list, or to show who is signed in. Throws outside the shell. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs the shell: no SessionContext was supplied.');
  return session;
};
