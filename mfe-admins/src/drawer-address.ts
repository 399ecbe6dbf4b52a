/**
 * Addresses of the drawers (ADM-032). Who is selected stands in the query parameter `email`, for an administrator
 * as for an invitation: it is what the lookup is done by, it survives a reload and a shared link, and it names the
 * same person before and after the invitation is used. The overview's own parameters stay beside it, so that the
 * list below the drawer does not move.
 */
import { administratorLink } from 'shared/remote/administrator-link';
import { type drawers, pages } from './pages.tsx';

type Drawer = (typeof drawers)[keyof typeof drawers];

const emailName = administratorLink.query.email;
const accessName = 'adgang';

const hrefOf = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

/** Whom the address selects, undefined where it selects nobody. */
export const selectedEmail = (params: URLSearchParams): string | undefined =>
  params.get(emailName)?.trim() || undefined;

/** Whether whoever led to the invitation chose access to all accounts: `opret-administrator?adgang=alle`. */
export const isAllAccess = (params: URLSearchParams): boolean => params.get(accessName) === 'alle';

/** The overview as `params` have it, with nobody selected. */
export const overviewHref = (customerId: string, params: URLSearchParams): string => {
  const rest = new URLSearchParams(params);
  rest.delete(emailName);
  rest.delete(accessName);
  return hrefOf(pages.overview.href({ customerId }), rest);
};

/** A drawer over the overview as `params` have it. */
export const drawerHref = (
  customerId: string,
  drawer: Drawer,
  params: URLSearchParams,
  email?: string,
): string => {
  const all = new URLSearchParams(params);
  all.delete(emailName);
  if (email !== undefined) all.set(emailName, email);
  return hrefOf(drawer.href({ customerId }), all);
};

/** The part of the activity log that is about an administrator. */
export const personLogHref = (customerId: string, email: string): string =>
  hrefOf(pages.personLog.href({ customerId }), new URLSearchParams({ [emailName]: email }));
