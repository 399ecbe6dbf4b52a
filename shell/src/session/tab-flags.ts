/**
 * What a tab has to remember across a redirect. Best effort: when storage is full or blocked, the flags are missing.
 */
export interface TabFlags {
  /** Records a redirect to the identity server. */
  redirected(): void;
  /** True when the tab has been redirected so often lately that it must be in a loop. */
  isRedirectLoop(): boolean;
  signedIn(): void;
  /** This user has entered their password again in this tab, as the toggle requires. */
  freshLoginDone(userId: string): void;
  hasFreshLogin(userId: string): boolean;
  signOutStarted(): void;
  signOutFailed(): void;
  /** True once after a sign-out that this tab started. */
  takeSignOut(): boolean;
}

const keys = {
  redirects: 'portal.redirects',
  freshLogin: 'portal.fresh-login',
  signOut: 'portal.sign-out',
} as const;

const maxRedirects = 4;
const countedForMs = 60_000;

const quietly = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

export const createTabFlags = (storage: Storage): TabFlags => {
  const read = (key: string): string | null => quietly(() => storage.getItem(key), null);
  const write = (key: string, value: string): void => {
    quietly(() => {
      storage.setItem(key, value);
    }, undefined);
  };
  const remove = (key: string): void => {
    quietly(() => {
      storage.removeItem(key);
    }, undefined);
  };
  const redirects = (): number[] =>
    (read(keys.redirects) ?? '')
      .split(' ')
      .map(Number)
      .filter(time => time > Date.now() - countedForMs);

  return {
    redirected: () => {
      write(keys.redirects, [...redirects(), Date.now()].join(' '));
    },
    isRedirectLoop: () => redirects().length >= maxRedirects,
    signedIn: () => {
      remove(keys.redirects);
      remove(keys.signOut);
    },
    freshLoginDone: userId => {
      write(keys.freshLogin, userId);
    },
    hasFreshLogin: userId => read(keys.freshLogin) === userId,
    signOutStarted: () => {
      write(keys.signOut, 'started');
    },
    signOutFailed: () => {
      remove(keys.signOut);
    },
    takeSignOut: () => {
      const started = read(keys.signOut) !== null;
      remove(keys.signOut);
      if (started) remove(keys.freshLogin);
      return started;
    },
  };
};
