/**
 * Remembers a request for an eSIM code whose response has not arrived, since the code cannot be requested as a new
 * view. Survives a reload, in this tab only, and is cleared once the code arrives.
 */
import { tabStorage } from '../../browser/browser-storage.ts';

const name = 'portal.esim-look';

const read = (token: string): string | undefined => {
  const [of, key] = (tabStorage().getItem(name) ?? '').split(' ');
  return of === token ? key : undefined;
};

/** Whether this tab requested the code without getting a response. */
export const isRequestUnanswered = (token: string): boolean => read(token) !== undefined;

/** Idempotency key: the same for every repeat of the request. Undefined when storage is not available. */
export const requestKey = (token: string): string | undefined => {
  const key = read(token) ?? crypto.randomUUID();
  try {
    tabStorage().setItem(name, `${token} ${key}`);
    return key;
  } catch {
    return undefined;
  }
};

export const clearPendingRequest = (): void => {
  tabStorage().removeItem(name);
};
