/**
 * A look at the code of an eSIM that was asked for and has not come: nothing else would bring it. Kept over a reload, in
 * this tab alone, and forgotten as soon as the code is there.
 */
import { tabStorage } from '../../browser/browser-storage.ts';

const name = 'portal.esim-look';

const read = (token: string): string | undefined => {
  const [of, key] = (tabStorage().getItem(name) ?? '').split(' ');
  return of === token ? key : undefined;
};

/** Whether the code was asked for in this tab, and did not come. */
export const isLookLost = (token: string): boolean => read(token) !== undefined;

/** By which it is the same look, however often it is asked for; undefined where nothing can be kept. */
export const lookKey = (token: string): string | undefined => {
  const key = read(token) ?? crypto.randomUUID();
  try {
    tabStorage().setItem(name, `${token} ${key}`);
    return key;
  } catch {
    return undefined;
  }
};

export const forgetLook = (): void => {
  tabStorage().removeItem(name);
};
